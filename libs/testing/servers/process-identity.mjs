import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A pid alone says little: the system gives it to somebody else later, and a restart begins anew. With the
 * moment the process started it names one process for good. Undefined when there is no such process.
 * @param {number} pid
 * @returns {string | undefined}
 */
export function processIdentity(pid) {
  return process.platform === 'linux' ? identityFromProc(pid) : identityFromPs(pid);
}

/** @param {number} pid */
function identityFromProc(pid) {
  try {
    // The second field, the program's name in brackets, may hold blanks: count from behind it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // A zombie has ended; only its parent has not looked yet.
    return state === 'Z' ? undefined : `${boot} ${rest[18]}`;
  } catch {
    // It has ended.
    return undefined;
  }
}

/** @param {number} pid */
function identityFromPs(pid) {
  const { status, stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
