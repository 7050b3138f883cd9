import { spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findCommand } from './commands.mjs';

/**
 * What it takes to run one server: our own services and the infrastructure alike.
 * @typedef {object} ServerSpec
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 * @property {NodeJS.ProcessEnv} [env] the whole environment; the parent's when absent
 * @property {string} [cwd]
 * @property {number} [uid]
 * @property {number} [gid]
 * @property {NodeJS.Signals} [stopSignal] SIGTERM when absent
 * @property {string} [container] name of the Docker container behind the command, which signals must reach
 * @property {() => Promise<boolean>} isReady
 */

/**
 * @typedef {object} ServerProcess
 * @property {string} name
 * @property {number} pid
 * @property {string} logFile
 * @property {Promise<Exit>} exited
 * @property {() => boolean} isRunning
 * @property {() => Promise<void>} pause freezes the process (SIGSTOP): it keeps its sockets and answers nobody
 * @property {() => void} resume
 * @property {() => void} kill
 * @property {(graceMilliseconds?: number) => Promise<void>} stop
 */

/**
 * @typedef {object} Exit
 * @property {boolean} ok
 * @property {string} how "code 1" or "signal SIGKILL"
 */

/** @typedef {{ logFile: string, detached?: boolean }} StartOptions */

const READY_POLL_MILLISECONDS = 25;
const FROZEN_POLL_MILLISECONDS = 1;
const LINES_SHOWN = 20;

/**
 * Starts a server. A detached one has a process group of its own, so that Ctrl-C in the terminal reaches
 * only the launcher, which then ends things in order; any other dies with this process.
 * @param {ServerSpec} spec
 * @param {StartOptions} options
 * @returns {ServerProcess}
 */
export function startServer(spec, { logFile, detached = false }) {
  const child = spawnWithLog(spec, logFile, detached);
  const target = { container: spec.container, pid: detached ? -(child.pid ?? 0) : (child.pid ?? 0) };
  let running = true;
  const endWithParent = () => send(target, 'SIGKILL');
  if (!detached) process.once('exit', endWithParent);
  const exited = exitOf(child).then((exit) => {
    running = false;
    process.removeListener('exit', endWithParent);
    return exit;
  });
  /** @param {NodeJS.Signals} signal */
  const signal = (signal) => running && send(target, signal);
  return {
    name: spec.name,
    pid: child.pid ?? 0,
    logFile,
    exited,
    isRunning: () => running,
    pause: async () => {
      signal('SIGSTOP');
      while (running && !isFrozen(target)) await sleep(FROZEN_POLL_MILLISECONDS);
    },
    resume: () => signal('SIGCONT'),
    kill: () => signal('SIGKILL'),
    stop: async (graceMilliseconds = 5000) => {
      signal(spec.stopSignal ?? 'SIGTERM');
      // A frozen process gets its signal only when it goes on.
      signal('SIGCONT');
      if (!(await endsWithin(exited, graceMilliseconds))) signal('SIGKILL');
      await exited;
    },
  };
}

/**
 * @param {ServerSpec} spec
 * @param {string} logFile
 * @param {boolean} detached
 */
function spawnWithLog({ command, args, env, cwd, uid, gid }, logFile, detached) {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'a');
  const [program = command, ...programArgs] = [...(detached ? [] : leash()), command, ...args];
  try {
    return spawn(program, programArgs, { env, cwd, uid, gid, detached, stdio: ['ignore', log, log] });
  } finally {
    closeSync(log);
  }
}

/**
 * Where Linux offers it, the kernel ends a child with its parent. The exit handler above does not see the
 * parent being killed, and Jest gives its tests a process object that never emits "exit".
 * @returns {string[]}
 */
function leash() {
  const setpriv = findCommand('setpriv');
  const words = setpriv === undefined ? [] : [setpriv, '--pdeathsig', 'KILL', '--'];
  const [program, ...args] = words;
  return program !== undefined && spawnSync(program, [...args, 'true']).status === 0 ? words : [];
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<Exit>}
 */
function exitOf(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, how: error.message }));
    child.once('exit', (code, signal) =>
      resolve({ ok: code === 0, how: signal === null ? `code ${code}` : `signal ${signal}` }),
    );
  });
}

/**
 * @param {Promise<unknown>} exited
 * @param {number} milliseconds
 */
async function endsWithin(exited, milliseconds) {
  const timer = new AbortController();
  // Cut short once it has ended, which the race has found by then.
  const late = sleep(milliseconds, false, { signal: timer.signal }).catch(() => true);
  const ended = await Promise.race([exited.then(() => true), late]);
  timer.abort();
  return ended;
}

/**
 * @param {{ container?: string | undefined, pid: number }} target a negative pid is a process group
 * @param {NodeJS.Signals} signal
 */
export function send({ container, pid }, signal) {
  if (container !== undefined)
    spawnSync('docker', ['kill', '--signal', signal, container], { stdio: 'ignore' });
  else if (pid !== 0) signalPid(pid, signal);
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals | 0} signal
 */
function signalPid(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    // It has ended already.
    return false;
  }
}

/**
 * On a busy machine the signal waits for a thread to have its turn, and the others go on answering till then.
 * @param {{ container?: string | undefined, pid: number }} target
 */
function isFrozen({ container, pid }) {
  // Docker has waited for it.
  if (container !== undefined) return true;
  const tasks = `/proc/${Math.abs(pid)}/task`;
  try {
    return readdirSync(tasks).every((task) => /\) T /.test(readFileSync(`${tasks}/${task}/stat`, 'utf8')));
  } catch {
    // It has ended, or the system doesn't tell.
    return true;
  }
}

/**
 * Waits until the server answers. One that ends or stays silent is an error with the end of its log.
 * @param {ServerProcess} server
 * @param {ServerSpec} spec
 * @param {number} [timeoutMilliseconds]
 */
export async function waitUntilReady(server, spec, timeoutMilliseconds = 20_000) {
  const deadline = Date.now() + timeoutMilliseconds;
  while (!(await spec.isReady())) {
    if (!server.isRunning()) throw new Error(`${describe(server)} ended with ${(await server.exited).how}`);
    if (Date.now() > deadline) throw new Error(`${describe(server)} did not get ready in time`);
    await sleep(READY_POLL_MILLISECONDS);
  }
}

/** @param {ServerProcess} server */
const describe = (server) => `${lastLogLines(server.logFile)}\n${server.name}`;

/** @param {string} logFile */
export const lastLogLines = (logFile) => lastLines(readFileSync(logFile, 'utf8'));

/** @param {string} log */
export const lastLines = (log) => log.trimEnd().split('\n').slice(-LINES_SHOWN).join('\n');
