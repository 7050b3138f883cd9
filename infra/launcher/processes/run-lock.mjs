import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { processIdentity } from '../../../libs/testing/servers/process-identity.mjs';

/** @typedef {{ pid: number, identity: string | undefined }} Holder */

class LockHeldError extends Error {
  /** @param {number} pid */
  constructor(pid) {
    super(
      `Keikka already runs from this folder (pid ${pid}). End it with Ctrl-C there, or with "kill ${pid}".`,
    );
    this.pid = pid;
  }
}

/**
 * One launcher per checkout. A lock whose holder is gone (killed, machine restarted) is taken over.
 * @param {string} file
 * @returns {() => void} releases the lock
 */
export function acquireLock(file) {
  mkdirSync(dirname(file), { recursive: true });
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) }));
  try {
    if (!tryLink(mine, file)) {
      discardStale(file);
      if (!tryLink(mine, file)) throw new LockHeldError(readHolder(file)?.pid ?? 0);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  return () => rmSync(file, { force: true });
}

/**
 * The holder of the lock, if its process is alive.
 * @param {string} file
 */
export function lockHolder(file) {
  const holder = readHolder(file);
  return holder !== undefined && isAlive(holder) ? holder.pid : undefined;
}

/**
 * Creates the lock by a hard link, which is atomic, so that nobody reads a half-written lock.
 * @param {string} mine
 * @param {string} file
 */
function tryLink(mine, file) {
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Moves a stale lock aside. If another launcher took it over between our check and our move, its valid lock is put
 * back.
 * @param {string} file
 */
function discardStale(file) {
  const holder = readHolder(file);
  if (holder !== undefined && isAlive(holder)) throw new LockHeldError(holder.pid);
  const staleFile = `${file}.stale.${process.pid}`;
  renameSync(file, staleFile);
  const moved = readHolder(staleFile);
  if (moved !== undefined && isAlive(moved)) tryLink(staleFile, file);
  rmSync(staleFile);
}

/** @param {Holder} holder */
const isAlive = ({ pid, identity }) => identity !== undefined && processIdentity(pid) === identity;

/**
 * @param {string} file
 * @returns {Holder | undefined}
 */
function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The holder released it in between.
    return undefined;
  }
}
