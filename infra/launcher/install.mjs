import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../libs/testing/product/workspace.mjs';

const lockfile = join(root, 'package-lock.json');
const stamp = join(root, 'node_modules', '.keikka-lock');
const npmRecord = join(root, 'node_modules', '.package-lock.json');

/** Whether node_modules differs from the lockfile. */
export function isInstallNeeded() {
  if (!existsSync(npmRecord)) return true;
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') !== lockfileHash();
  // Packages were installed by hand. An npm record newer than the lockfile is up to date.
  if (statSync(npmRecord).mtimeMs < statSync(lockfile).mtimeMs) return true;
  writeStamp();
  return false;
}

/** @param {import('./processes/supervisor.mjs').Supervisor} supervisor */
export async function installDependencies(supervisor) {
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  await supervisor.run({ name: 'npm-ci', command: 'npm', args, cwd: root });
  writeStamp();
}

const writeStamp = () => writeFileSync(stamp, lockfileHash());
const lockfileHash = () => createHash('sha256').update(readFileSync(lockfile)).digest('hex');
