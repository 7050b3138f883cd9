import { chmodSync, constants, existsSync, mkdirSync, rmSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { canEnter, postgresIdentity } from './system-user.mjs';

const MEMORY = '/dev/shm';
const ELSEWHERE = '/var/lib';
/** Data of a whole test run with room to spare. */
const ROOM_IN_MEMORY = 4 * 2 ** 30;

/**
 * Memory for data that are thrown away, where the machine has plenty: they never wait for a disk, on which JetStream stands
 * still for all its streams as soon as others write much.
 */
export async function memoryFolder() {
  try {
    await access(MEMORY, constants.W_OK);
    const { bavail, bsize } = await statfs(MEMORY);
    return bavail * bsize > ROOM_IN_MEMORY ? MEMORY : null;
  } catch {
    // Not every machine has it, and not everybody may write there.
    return null;
  }
}

/**
 * Where the databases of a run lie: in its own folder, or in a folder of this checkout's own outside: in memory when they are
 * thrown away, elsewhere when the user who runs Postgres cannot enter its own (a checkout below a home folder with mode 0700).
 * @param {string} folder
 * @param {{ throwaway?: boolean }} [options]
 */
export async function localDataFolder(folder, { throwaway = false } = {}) {
  mkdirSync(folder, { recursive: true });
  const memory = throwaway ? await memoryFolder() : null;
  if (!memory && canEnter(folder, await postgresIdentity())) return folder;
  const outside = outsideDataFolder(memory ?? ELSEWHERE, folder);
  mkdirSync(outside, { recursive: true });
  chmodSync(outside, 0o755);
  return outside;
}

/**
 * Removes a run's folder with all data of it, wherever they lie, and tells what there was.
 * @param {string} folder
 */
export function removeDataFolder(folder) {
  const outside = [MEMORY, ELSEWHERE].map((parent) => outsideDataFolder(parent, folder));
  const removed = [folder, ...outside].filter((path) => existsSync(path));
  for (const path of removed) rmSync(path, { recursive: true, force: true });
  return removed;
}

/**
 * @param {string} parent
 * @param {string} folder
 */
const outsideDataFolder = (parent, folder) =>
  `${parent}/keikka-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`;
