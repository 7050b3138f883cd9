import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../libs/testing/product/workspace.mjs';

const LOCKFILE = join(ROOT, 'package-lock.json');
const STAMP = join(ROOT, 'node_modules', '.keikka-lock');
const NPM_RECORD = join(ROOT, 'node_modules', '.package-lock.json');

/** Whether node_modules does not hold what the lockfile says. */
export function isInstallNeeded() {
  if (!existsSync(NPM_RECORD)) return true;
  if (existsSync(STAMP)) return readFileSync(STAMP, 'utf8') !== lockfileHash();
  // Installed by hand. What npm recorded after the lockfile's last change is up to date.
  if (statSync(NPM_RECORD).mtimeMs < statSync(LOCKFILE).mtimeMs) return true;
  writeStamp();
  return false;
}

/** @param {import('./supervisor.mjs').Supervisor} supervisor */
export async function installDependencies(supervisor) {
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  await supervisor.run({ name: 'npm-ci', command: 'npm', args, cwd: ROOT });
  writeStamp();
}

const writeStamp = () => writeFileSync(STAMP, lockfileHash());
const lockfileHash = () => createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');
