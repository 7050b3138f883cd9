import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { lastLines } from '../../libs/testing/servers/server-process.mjs';
import { root } from '../../libs/testing/product/workspace.mjs';

const require = createRequire(import.meta.url);

/**
 * An nx command as a task. Without the daemon: it would outlive us, and it is slower than the plain command
 * in a workspace of this size.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {import('./processes/supervisor.mjs').TaskSpec}
 */
export function nxTask(name, [command = '', ...args], env = {}) {
  const options = ['--output-style=static', `--parallel=${availableParallelism()}`];
  return {
    name,
    command: process.execPath,
    args: [require.resolve('nx/bin/nx.js'), command, ...options, ...args],
    cwd: root,
    env: { ...process.env, ...env, NX_DAEMON: 'false', NX_TUI: 'false', NO_COLOR: '1', FORCE_COLOR: '0' },
    explain: failedTasks,
  };
}

/**
 * The output of the failed tasks, from a log of all tasks. When the log names none (nx itself failed), its end is
 * shown.
 * @param {string} log
 */
export function failedTasks(log) {
  const [spoken = '', summary = ''] = log.split(/^Failed tasks:$/m);
  const failed = new Set([...summary.matchAll(/^- (\S+)/gm)].map(([, task]) => task));
  const said = spoken.split(/^> nx run /m).filter((section) => failed.has(section.split(/\s/)[0]));
  return said.length > 0 ? said.map((section) => section.trim()).join('\n\n') : lastLines(log);
}
