import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { send } from '../../../libs/testing/servers/server-process.mjs';
import { processIdentity } from '../../../libs/testing/servers/process-identity.mjs';

/**
 * @typedef {object} ListedProcess
 * @property {string} name
 * @property {number} pid leader of its own process group
 * @property {string | undefined} identity
 * @property {NodeJS.Signals} stopSignal
 * @property {string} [container]
 */

const GRACE_MILLISECONDS = 5000;
const POLL_MILLISECONDS = 50;

/**
 * The pid file of a launcher's running processes. Each is written before anything else happens to it, so that the next
 * launcher can end what a killed one left behind.
 */
export class ProcessList {
  /** @type {ListedProcess[]} */
  #processes = [];
  #file;

  /** @param {string} file */
  constructor(file) {
    this.#file = file;
  }

  /** @param {Omit<ListedProcess, 'identity'>} listed */
  add(listed) {
    this.#write([...this.#processes, { ...listed, identity: processIdentity(listed.pid) }]);
  }

  /** @param {number} pid */
  remove(pid) {
    this.#write(this.#processes.filter((listed) => listed.pid !== pid));
  }

  /** @param {ListedProcess[]} processes */
  #write(processes) {
    this.#processes = processes;
    if (processes.length === 0) return rmSync(this.#file, { force: true });
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(`${this.#file}.new`, JSON.stringify(processes, undefined, 2));
    renameSync(`${this.#file}.new`, this.#file);
  }
}

/**
 * Ends what a killed launcher left, the last started first, and returns their names. A process that merely reuses a
 * listed pid is left alone.
 * @param {string} file
 */
export async function endOrphans(file) {
  const orphans = readList(file).filter(isRunning).reverse();
  for (const orphan of orphans) await end(orphan);
  rmSync(file, { force: true });
  return orphans.map(({ name }) => name);
}

/** @param {ListedProcess} orphan */
async function end(orphan) {
  const target = { container: orphan.container, pid: -orphan.pid };
  const deadline = Date.now() + GRACE_MILLISECONDS;
  send(target, orphan.stopSignal);
  send(target, 'SIGCONT');
  while (isRunning(orphan)) {
    if (Date.now() > deadline) send(target, 'SIGKILL');
    await sleep(POLL_MILLISECONDS);
  }
}

/** @param {ListedProcess} listed */
const isRunning = ({ pid, identity }) => identity !== undefined && processIdentity(pid) === identity;

/**
 * @param {string} file
 * @returns {ListedProcess[]}
 */
function readList(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // No list means that nothing was left behind, because the list is always written as a whole.
    return [];
  }
}
