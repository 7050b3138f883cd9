import { setTimeout as sleep } from 'node:timers/promises';
import { childrenOf, signal } from './processes.mjs';

/** @typedef {import('../../launcher/processes/supervisor.mjs').Supervisor} Supervisor */
/** @typedef {'killed' | 'frozen' | 'stopped'} How */
/** @typedef {{ part: string, how: How, milliseconds: number }} Fault a part is away for so long */

/**
 * What happened when: the fault, its end, and when the part was ready again.
 * @typedef {Fault & { begun: number, over: number, ready: number }} FaultTimes
 */

const READY_WITHIN_MILLISECONDS = 60_000;
const POLL_MILLISECONDS = 100;
const SHORTEST_FREEZE_MILLISECONDS = 4_000;
const LONGEST_FREEZE_MILLISECONDS = 9_000;
const RESTART_MILLISECONDS = 1_000;

/**
 * Every part in every way, in an order of the dice; after the last one it begins anew.
 * @param {readonly string[]} parts
 * @param {import('../random.mjs').Dice} dice
 * @returns {Generator<Fault, never>}
 */
export function* faultsOf(parts, dice) {
  const hows = /** @type {const} */ (['killed', 'frozen', 'stopped']);
  const all = hows.flatMap((how) => parts.map((part) => ({ part, how })));
  for (;;) {
    for (const { part, how } of dice.shuffled(all)) {
      const range = LONGEST_FREEZE_MILLISECONDS - SHORTEST_FREEZE_MILLISECONDS;
      const frozen = SHORTEST_FREEZE_MILLISECONDS + dice.below(range);
      yield { part, how, milliseconds: how === 'frozen' ? frozen : RESTART_MILLISECONDS };
    }
  }
}

/**
 * Brings a fault about, and waits until the part answers again.
 * @param {Supervisor} supervisor
 * @param {Fault} fault
 * @returns {Promise<FaultTimes>}
 */
export async function strike(supervisor, fault) {
  const begun = Date.now();
  const end = await beginning[fault.how](supervisor, fault.part);
  await sleep(fault.milliseconds);
  const over = Date.now();
  await end();
  await waitUntilReady(supervisor, fault.part);
  return { ...fault, begun, over, ready: Date.now() };
}

/**
 * Each begins a fault and returns what ends it.
 * @type {Record<How, (supervisor: Supervisor, part: string) => Promise<() => unknown>>}
 */
const beginning = {
  killed: async (supervisor, part) => {
    // Those of Postgres have process groups of their own, which no signal to its group reaches.
    const children = await childrenOf(supervisor.processOf(part).pid);
    await supervisor.kill(part);
    signal(children, 'SIGKILL');
    return () => supervisor.resume(part);
  },
  stopped: async (supervisor, part) => {
    await supervisor.stop(part);
    return () => supervisor.resume(part);
  },
  frozen: async (supervisor, part) => {
    const server = supervisor.processOf(part);
    await server.pause();
    const children = await childrenOf(server.pid);
    signal(children, 'SIGSTOP');
    return () => {
      signal(children, 'SIGCONT');
      server.resume();
    };
  },
};

/**
 * @param {Supervisor} supervisor
 * @param {string} part
 */
async function waitUntilReady(supervisor, part) {
  const deadline = Date.now() + READY_WITHIN_MILLISECONDS;
  while (!(await supervisor.isReady(part))) {
    if (Date.now() > deadline) throw new Error(`${part} is not ready after ${READY_WITHIN_MILLISECONDS} ms`);
    await sleep(POLL_MILLISECONDS);
  }
}
