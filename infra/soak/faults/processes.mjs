import { mustRun } from '../../../libs/testing/servers/commands.mjs';

/** @typedef {{ pid: number, parent: number, kilobytes: number }} Listed */

/** All processes of this machine. */
async function listed() {
  const text = await mustRun('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent, kilobytes };
    });
}

/** @param {number} pid */
export async function childrenOf(pid) {
  return (await listed()).filter(({ parent }) => parent === pid).map((child) => child.pid);
}

/**
 * Resident memory in megabytes by pid.
 * @returns {Promise<Map<number, number>>}
 */
export async function memoryByPid() {
  return new Map((await listed()).map(({ pid, kilobytes }) => [pid, kilobytes / 1024]));
}

/**
 * @param {readonly number[]} pids
 * @param {NodeJS.Signals} name
 */
export function signal(pids, name) {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended meanwhile.
    }
  }
}
