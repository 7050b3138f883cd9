import { chownSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canInstallWithApt, installWithApt } from '../../libs/testing/servers/apt.mjs';
import { findCommand, mustRun } from '../../libs/testing/servers/commands.mjs';
import { postgresIdentity } from '../../libs/testing/servers/system-user.mjs';

const DEBIAN_POSTGRES = '/usr/lib/postgresql';
const STANZA = 'keikka';
/** A segment that does not fill up is archived after so long: no more is lost with the disk. */
const ARCHIVE_SECONDS = 30;

/** The programs of Debian: its pgBackRest knows the Postgres that comes with it, and not our own newer one. */
export async function prepareArchiving() {
  if (findCommand('pgbackrest') === undefined || !existsSync(DEBIAN_POSTGRES)) {
    if (!canInstallWithApt()) throw new Error('As root: apt-get install postgresql pgbackrest');
    await installWithApt(['postgresql', 'pgbackrest']);
  }
  const [version = ''] = readdirSync(DEBIAN_POSTGRES).sort().reverse();
  const program = (/** @type {string} */ name) => join(DEBIAN_POSTGRES, version, 'bin', name);
  return { initdb: program('initdb'), postgres: program('postgres') };
}

/** The continuous archive of a Postgres server, by pgBackRest. */
export class Archive {
  /**
   * @param {object} options
   * @param {string} options.folder of the archive, on another disk where it matters
   * @param {string} options.dataFolder of the server
   * @param {number} options.port
   */
  constructor({ folder, dataFolder, port }) {
    this.folder = folder;
    this.dataFolder = dataFolder;
    this.port = port;
    this.configuration = join(folder, 'pgbackrest.conf');
  }

  /** What the server has to be told; docs/OPERATIONS.md has the same. */
  get settings() {
    return {
      archive_mode: 'on',
      archive_command: `pgbackrest --config=${this.configuration} --stanza=${STANZA} archive-push %p`,
      archive_timeout: `${ARCHIVE_SECONDS}s`,
      unix_socket_directories: this.folder,
    };
  }

  /** Before the server starts. */
  async prepare() {
    this.identity = await postgresIdentity();
    mkdirSync(join(this.folder, 'repository'), { recursive: true });
    writeFileSync(
      this.configuration,
      [
        '[global]',
        `repo1-path=${this.folder}/repository`,
        'repo1-retention-full=2',
        `lock-path=${this.folder}`,
        `log-path=${this.folder}`,
        'log-level-console=warn',
        'start-fast=y',
        `[${STANZA}]`,
        `pg1-path=${this.dataFolder}`,
        `pg1-port=${this.port}`,
        `pg1-socket-path=${this.folder}`,
        'pg1-user=postgres',
        '',
      ].join('\n'),
    );
    if (this.identity)
      for (const path of [this.folder, join(this.folder, 'repository')])
        chownSync(path, this.identity.uid, this.identity.gid);
  }

  /**
   * Begins the archive with a whole copy of the running server.
   * @param {string} password of its superuser
   */
  async begin(password) {
    this.password = password;
    await this.#run('stanza-create');
    await this.copy();
  }

  /**
   * Copies the running server whole. One that came back from the archive needs it at once: until its first checkpoint it counts
   * no `archive_timeout`, so that for up to `checkpoint_timeout` nothing of the new time line would be archived.
   */
  copy() {
    return this.#run('backup', '--type=full');
  }

  /**
   * Puts the stopped server back to a moment, or to the end of the archive.
   * @param {Date} [moment]
   */
  async restore(moment) {
    rmSync(this.dataFolder, { recursive: true, force: true });
    mkdirSync(this.dataFolder, { mode: 0o700 });
    if (this.identity) chownSync(this.dataFolder, this.identity.uid, this.identity.gid);
    const time = moment?.toISOString().replace('T', ' ').replace('Z', '+00');
    await this.#run(
      'restore',
      ...(time ? ['--type=time', `--target=${time}`, '--target-action=promote'] : []),
    );
  }

  /**
   * @param {string} command
   * @param {...string} options
   */
  #run(command, ...options) {
    return mustRun(
      'pgbackrest',
      [`--config=${this.configuration}`, `--stanza=${STANZA}`, ...options, command],
      { ...this.identity, cwd: '/', env: { ...process.env, PGPASSWORD: this.password } },
    );
  }
}
