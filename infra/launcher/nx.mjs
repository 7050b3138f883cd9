import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { ROOT } from './workspace.mjs';

const require = createRequire(import.meta.url);

/**
 * An nx command as a task. Without the daemon: it would outlive us, and it is slower than the plain command
 * in a workspace of this size.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {import('./supervisor.mjs').TaskSpec}
 */
export function nxTask(name, [command = '', ...args], env = {}) {
  const options = ['--output-style=static', `--parallel=${availableParallelism()}`];
  return {
    name,
    command: process.execPath,
    args: [require.resolve('nx/bin/nx.js'), command, ...options, ...args],
    cwd: ROOT,
    env: { ...process.env, ...env, NX_DAEMON: 'false', NX_TUI: 'false', NO_COLOR: '1', FORCE_COLOR: '0' },
    // One line of a compiler or linter may lie far above the summary.
    linesShown: 200,
  };
}
