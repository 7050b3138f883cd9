import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  lastLines,
  lastLogLines,
  startServer,
  waitUntilReady,
} from '../../../libs/testing/servers/server-process.mjs';

/** @typedef {import('../../../libs/testing/servers/server-process.mjs').ServerSpec} ServerSpec */
/** @typedef {import('../../../libs/testing/servers/server-process.mjs').ServerProcess} ServerProcess */

/**
 * A program that runs to its end. `explain` picks the relevant part of a failed program's log; without it the last
 * lines are shown.
 * @typedef {Omit<ServerSpec, 'isReady'> & { explain?: (log: string) => string }} TaskSpec
 */

/** Long, because on two cores all processes of a first start become ready at the same time. */
const READY_TIMEOUT_MILLISECONDS = 90_000;
const FIRST_PAUSE_MILLISECONDS = 500;
const LONGEST_PAUSE_MILLISECONDS = 30_000;
/** Short, because a part that was ready can serve again as soon as it runs. */
const LONGEST_PAUSE_OF_READY_MILLISECONDS = 2_000;
/** After a run of this length a crash counts as the first again. */
const SETTLED_MILLISECONDS = 60_000;

/**
 * Milliseconds from a crash to the next start.
 * @param {number} crashes how many there were before this one
 * @param {boolean} wasReady whether the part was ready before it crashed
 */
export function pauseAfter(crashes, wasReady) {
  const longest = wasReady ? LONGEST_PAUSE_OF_READY_MILLISECONDS : LONGEST_PAUSE_MILLISECONDS;
  return Math.min(FIRST_PAUSE_MILLISECONDS * 2 ** crashes, longest);
}

/**
 * Runs the processes of one start: it starts them, restarts crashed ones with growing pauses, and ends all of them in
 * reverse order.
 */
export class Supervisor {
  /** @type {Map<string, { spec: ServerSpec, process: ServerProcess, wanted: boolean, crashes: number }>} */
  #servers = new Map();
  /** @type {Set<ServerProcess>} */
  #tasks = new Set();
  /**
   * Groups of processes that were started together, in the order of starting.
   * @type {string[][]}
   */
  #layers = [];
  #ending = false;
  #options;

  /**
   * @param {object} options
   * @param {string} options.logFolder
   * @param {import('./process-list.mjs').ProcessList} options.processes
   * @param {(text: string) => void} options.tell
   */
  constructor(options) {
    this.#options = options;
  }

  /**
   * Starts servers that do not depend on each other, and waits until all are ready. A server that fails to become ready
   * is an error; only one that was ready before is restarted.
   * @param {readonly ServerSpec[]} specs
   */
  async start(specs) {
    this.#layers.push(specs.map(({ name }) => name));
    await Promise.all(specs.map((spec) => this.#startOne(spec)));
  }

  /**
   * Ends one server, which stays down until resume().
   * @param {string} name
   */
  async stop(name) {
    const server = this.#named(name);
    server.wanted = false;
    await server.process.stop();
  }

  /**
   * Ends one server without warning, which stays down until resume().
   * @param {string} name
   */
  async kill(name) {
    const server = this.#named(name);
    server.wanted = false;
    server.process.kill();
    await server.process.exited;
  }

  /**
   * The process that a server has now.
   * @param {string} name
   */
  processOf(name) {
    return this.#named(name).process;
  }

  /** @param {string} name */
  isReady(name) {
    return this.#named(name).spec.isReady();
  }

  /** @param {string} name */
  async resume(name) {
    await this.#startOne(this.#named(name).spec);
  }

  /**
   * Runs a program to its end; a failure is an error with the end of its log.
   * @param {TaskSpec} task
   */
  async run(task) {
    const started = this.#spawn({ ...task, isReady: () => Promise.resolve(true) });
    this.#tasks.add(started);
    const { ok, how } = await started.exited;
    this.#tasks.delete(started);
    if (ok) return;
    const { name, explain = lastLines } = task;
    const said = explain(readFileSync(started.logFile, 'utf8'));
    throw new Error(`${said}\n${name} ended with ${how} (${started.logFile})`);
  }

  async stopAll() {
    this.#ending = true;
    await Promise.all([...this.#tasks].map((task) => task.stop()));
    for (const names of this.#layers.reverse()) {
      await Promise.all(names.map((name) => this.#servers.get(name)?.process.stop()));
    }
  }

  killAll() {
    for (const process of this.#tasks) process.kill();
    for (const { process } of this.#servers.values()) process.kill();
  }

  /** @param {ServerSpec} spec */
  async #startOne(spec) {
    const server = { spec, process: this.#spawn(spec), wanted: false, crashes: 0 };
    this.#servers.set(spec.name, server);
    await waitUntilReady(server.process, spec, READY_TIMEOUT_MILLISECONDS);
    server.wanted = true;
    this.#watch(server);
  }

  /** @param {string} name */
  #named(name) {
    const server = this.#servers.get(name);
    if (server === undefined) throw new Error(`No server named ${name}`);
    return server;
  }

  /** @param {ServerSpec} spec */
  #spawn(spec) {
    if (this.#ending) throw new Error(`${spec.name} is not started: everything is being ended`);
    const { logFolder, processes } = this.#options;
    const started = startServer(spec, { logFile: join(logFolder, `${spec.name}.log`), detached: true });
    if (started.pid !== 0) {
      const { name, stopSignal = 'SIGTERM', container } = spec;
      processes.add({ name, pid: started.pid, stopSignal, container });
      void started.exited.then(() => processes.remove(started.pid));
    }
    return started;
  }

  /** @param {{ spec: ServerSpec, process: ServerProcess, wanted: boolean, crashes: number }} server */
  #watch(server) {
    const startedAt = Date.now();
    let wasReady = false;
    void waitUntilReady(server.process, server.spec, READY_TIMEOUT_MILLISECONDS).then(
      () => (wasReady = true),
      () => undefined,
    );
    void server.process.exited.then(({ how }) => {
      if (!server.wanted || this.#ending) return;
      if (Date.now() - startedAt > SETTLED_MILLISECONDS) server.crashes = 0;
      const pause = pauseAfter(server.crashes, wasReady);
      server.crashes += 1;
      const { name, logFile } = server.process;
      this.#options.tell(
        `${lastLogLines(logFile)}\n${name} ended with ${how}; starting it again in ${pause / 1000} s`,
      );
      setTimeout(() => this.#startAgain(server), pause);
    });
  }

  /** @param {{ spec: ServerSpec, process: ServerProcess, wanted: boolean, crashes: number }} server */
  #startAgain(server) {
    if (!server.wanted || this.#ending) return;
    server.process = this.#spawn(server.spec);
    this.#watch(server);
  }
}
