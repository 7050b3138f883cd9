import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tell } from '../launcher/progress.mjs';

const folder = import.meta.dirname;
const lockfile = join(folder, 'package-lock.json');
/** The lockfile of the installed packages. */
const installed = join(folder, 'node_modules', '.installed-lock.json');

/**
 * Installs the products that the benchmarks compare with. They have a package.json of their own outside the workspaces,
 * so that `npm ci` of the product leaves them out. Import them only after this.
 */
export function installContenders() {
  const wanted = readFileSync(lockfile, 'utf8');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return;
  tell('installing the packages that only benchmarks need (npm ci in infra/bench)');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0)
    throw new Error('npm ci in infra/bench failed: benchmarks need the packages of infra/bench/package.json');
  writeFileSync(installed, wanted);
}
