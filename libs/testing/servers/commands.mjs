import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The full path of a program on PATH (and of the folders where Debian keeps daemons, which a plain
 * user's PATH lacks), or undefined.
 * @param {string} name
 */
export function findCommand(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin', '/sbin'];
  return folders.map((folder) => join(folder, name)).find(isExecutableFile);
}

/** @param {string} path */
function isExecutableFile(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    // Not there, or not ours to run.
    return false;
  }
}

/** @typedef {{ code: number, output: string }} CommandResult */

/**
 * Runs a program to its end and collects what it prints. A program that cannot be started counts as 127,
 * as in a shell.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<CommandResult>}
 */
export function runCommand(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Like runCommand, but a failure is an error that shows what the program said.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export async function mustRun(command, args, options = {}) {
  const { code, output } = await runCommand(command, args, options);
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed (${code}):\n${output.trim()}`);
  return output;
}

export const isRoot = () => process.getuid?.() === 0;
