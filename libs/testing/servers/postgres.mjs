import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mustRun } from './commands.mjs';
import { answersSelect } from './databases.mjs';
import { postgresBinaries } from './postgres-binaries.mjs';
import { postgresIdentity } from './system-user.mjs';

const durableSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '256MB',
  timezone: 'UTC',
  logging_collector: 'off',
};

/** What a database that nobody will miss may do without. */
const throwawaySettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * A Postgres server of our own. Its data folder is made when there is none.
 * @param {object} options
 * @param {string} options.folder holds the data, and a copy of the programs when one is needed; the user
 *   who runs Postgres must be able to enter it
 * @param {number} options.port
 * @param {string} options.password of the superuser "postgres"
 * @param {boolean} [options.throwaway]
 * @param {import('./postgres-binaries.mjs').PostgresBinaries} [options.binaries] other ones than our own
 * @param {Record<string, string>} [options.settings] beside the usual ones
 * @returns {Promise<import('./server-process.mjs').ServerSpec>}
 */
export async function postgresServer({ folder, port, password, throwaway = false, ...given }) {
  const identity = await postgresIdentity();
  const binaries = given.binaries ?? (await postgresBinaries(identity, folder));
  const dataFolder = join(folder, 'postgres');
  if (!existsSync(dataFolder)) await initialise(binaries.initdb, dataFolder, password, identity);
  const settings = { ...durableSettings, ...(throwaway ? throwawaySettings : {}), ...given.settings };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return {
    name: 'postgres',
    command: binaries.postgres,
    args: ['-D', dataFolder, '-p', String(port), ...flags],
    ...identity,
    cwd: '/',
    // SIGINT is Postgres' fast shutdown; SIGTERM would wait for every client to leave.
    stopSignal: 'SIGINT',
    isReady: () => answersSelect(superuserUrl(port, password)),
  };
}

/**
 * @param {number} port
 * @param {string} password
 */
export const superuserUrl = (port, password) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;

/**
 * Made beside its final place and then renamed: an interrupted initdb leaves no half data folder.
 * @param {string} initdb
 * @param {string} dataFolder
 * @param {string} password
 * @param {import('./system-user.mjs').Identity | undefined} identity
 */
async function initialise(initdb, dataFolder, password, identity) {
  const unfinished = `${dataFolder}.new`;
  const passwordFile = join(dirname(dataFolder), 'initdb-password');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (identity !== undefined) {
    chownSync(unfinished, identity.uid, identity.gid);
    chownSync(passwordFile, identity.uid, identity.gid);
  }
  try {
    const login = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    const form = ['--encoding=UTF8', '--locale=C', '--no-sync'];
    await mustRun(initdb, ['-D', unfinished, ...login, ...form], { ...identity, cwd: '/' });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, dataFolder);
}
