import { createRequire } from 'node:module';
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
export function nxTask(name, args, env = {}) {
  return {
    name,
    command: process.execPath,
    args: [require.resolve('nx/bin/nx.js'), ...args, '--output-style=stream'],
    cwd: ROOT,
    env: { ...process.env, ...env, NX_DAEMON: 'false', NX_TUI: 'false' },
  };
}
