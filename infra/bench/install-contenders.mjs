import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tell } from '../launcher/progress.mjs';

const FOLDER = import.meta.dirname;
const LOCKFILE = join(FOLDER, 'package-lock.json');
/** The lockfile that the packages were installed from. */
const INSTALLED = join(FOLDER, 'node_modules', '.installed-lock.json');

/**
 * Installs what the product is measured beside. Nobody else needs it, so it has a package.json of its own outside the
 * workspaces, and `npm ci` of the product leaves it out. Import what it brings only after this.
 */
export function installContenders() {
  const wanted = readFileSync(LOCKFILE, 'utf8');
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === wanted) return;
  tell('installing the packages that only benchmarks need (npm ci in infra/bench)');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: FOLDER, stdio: 'inherit' });
  if (status !== 0)
    throw new Error('npm ci in infra/bench failed: benchmarks need the packages of infra/bench/package.json');
  writeFileSync(INSTALLED, wanted);
}
