import { chmodSync, mkdirSync } from 'node:fs';
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

/** @param {string} folder */
export function outsideDataFolder(folder) {
  return `/var/lib/keikka-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`;
}
