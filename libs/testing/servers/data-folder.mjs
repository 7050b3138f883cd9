import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { canEnter, postgresIdentity } from './system-user.mjs';

/**
 * Where the databases of a run lie: in its own folder, or, when the user who runs Postgres cannot enter that
 * (a checkout below a home folder with mode 0700), in a folder of this checkout's own outside.
 * @param {string} folder
 */
export async function localDataFolder(folder) {
  mkdirSync(folder, { recursive: true });
  if (canEnter(folder, await postgresIdentity())) return folder;
  const outside = outsideDataFolder(folder);
  mkdirSync(outside, { recursive: true });
  chmodSync(outside, 0o755);
  return outside;
}

/**
 * Removes a run's folder with all data of it, wherever they lie, and tells what there was.
 * @param {string} folder
 */
export function removeDataFolder(folder) {
  const removed = [folder, outsideDataFolder(folder)].filter((path) => existsSync(path));
  for (const path of removed) rmSync(path, { recursive: true, force: true });
  return removed;
}

/** @param {string} folder */
function outsideDataFolder(folder) {
  return `/var/lib/keikka-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`;
}
