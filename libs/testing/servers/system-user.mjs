import { spawnSync } from 'node:child_process';
import { isRoot, mustRun, runCommand } from './commands.mjs';

/** @typedef {{ uid: number, gid: number }} Identity */

/**
 * Postgres refuses to run as root, so root runs it as the user "postgres", which is made when missing.
 * Anybody else runs it as himself (undefined).
 * @returns {Promise<Identity | undefined>}
 */
export async function postgresIdentity() {
  if (!isRoot()) return undefined;
  const known = await lookUp('postgres');
  if (known !== undefined) return known;
  await runCommand('groupadd', ['--system', 'postgres']);
  await mustRun('useradd', ['--system', '--gid', 'postgres', '--shell', '/bin/false', 'postgres']);
  return lookUp('postgres');
}

/**
 * @param {string} user
 * @returns {Promise<Identity | undefined>}
 */
async function lookUp(user) {
  const [uid, gid] = await Promise.all([runCommand('id', ['-u', user]), runCommand('id', ['-g', user])]);
  return uid.code === 0 && gid.code === 0 ? { uid: Number(uid.output), gid: Number(gid.output) } : undefined;
}

/**
 * Whether a program runs at all for that user: its file, its libraries and every folder above readable.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Identity | undefined} identity
 */
export function canRun(program, args, identity) {
  return spawnSync(program, args, { ...identity, cwd: '/', stdio: 'ignore' }).status === 0;
}

/**
 * @param {string} folder
 * @param {Identity | undefined} identity
 */
export const canEnter = (folder, identity) => canRun('test', ['-x', folder], identity);
