import { setTimeout as sleep } from 'node:timers/promises';
import { memoryByPid, signal } from '../faults/processes.mjs';
import { groupedBy } from '../grouped.mjs';
import { finding } from './finding.mjs';

/**
 * The memory of a process while it had one pid, in megabytes.
 * @typedef {{ name: string, pid: number, samples: { at: number, megabytes: number }[] }} Life
 */

const SAMPLE_MILLISECONDS = 10_000;
const COLLECTED_AFTER_MILLISECONDS = 1_000;
const LONG_LIFE_SECONDS = 120;
/**
 * What grows by 30 % from the second to the last quarter of a life in a straight line grows by 13 % from the third. By its
 * second half a process is warm: over 15 minutes staff, order and grid grew from 126 to 160 MB in their first two, and from
 * then to their end by 2 %.
 */
const TOLERANCE = 1.13;

/**
 * Megabytes that a server has once its caches are full, whatever it had before. JetStream holds the block that it writes:
 * alone, with messages of 1.2 kB and three readers, NATS had 24 MB after 2,500 of them, and from 10,000 to 40,000 never
 * less than 43 to 51.
 * @type {Readonly<Partial<Record<string, number>>>}
 */
const WARM = { nats: 46 };

/** Watches the memory of servers over all their lives. */
export class MemoryWatch {
  /** @type {Map<number, Life>} */
  #lives = new Map();
  #timer;

  /** @param {() => { name: string, pid: number, collects: boolean }[]} running those that collect are started by `collect-on-signal.cjs` */
  constructor(running) {
    this.running = running;
    this.#timer = setInterval(() => void this.sample(), SAMPLE_MILLISECONDS);
  }

  /** What each server holds once those that are Node programs have collected their garbage. */
  async sample() {
    const collecting = this.running().filter(({ collects }) => collects);
    signal(
      collecting.map(({ pid }) => pid),
      'SIGWINCH',
    );
    await sleep(COLLECTED_AFTER_MILLISECONDS);
    const memory = await memoryByPid();
    for (const { name, pid } of this.running()) {
      const megabytes = memory.get(pid);
      // It was just killed.
      if (megabytes === undefined) continue;
      const life = this.#lives.get(pid) ?? { name, pid, samples: [] };
      this.#lives.set(pid, life);
      life.samples.push({ at: Date.now(), megabytes: Math.round(megabytes) });
    }
  }

  stop() {
    clearInterval(this.#timer);
  }

  /** For each server, the longest life that it had, if that says anything. */
  figures() {
    const byName = groupedBy(this.#lives.values(), ({ name }) => name);
    const figures = [...byName].map(([name, lives]) => figure(name, longest(lives)));
    return figures.filter(({ seconds }) => seconds >= LONG_LIFE_SECONDS);
  }
}

/** @param {readonly Life[]} lives */
const longest = (lives) =>
  lives.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one)).samples;

/** @param {Life} life */
const lengthOf = ({ samples }) => (samples.at(-1)?.at ?? 0) - (samples[0]?.at ?? 0);

/**
 * The least memory in the third and in the last quarter of a life: a frozen server collects late.
 * @param {string} name
 * @param {Life['samples']} samples
 */
export function figure(name, samples) {
  const begun = samples[0]?.at ?? 0;
  const milliseconds = (samples.at(-1)?.at ?? begun) - begun;
  /** @param {number} quarter */
  const leastIn = (quarter) => {
    const isIn = (/** @type {number} */ at) =>
      at >= begun + (milliseconds * (quarter - 1)) / 4 && at <= begun + (milliseconds * quarter) / 4;
    return Math.min(...samples.filter(({ at }) => isIn(at)).map(({ megabytes }) => megabytes));
  };
  return {
    name,
    seconds: Math.round(milliseconds / 1_000),
    third: leastIn(3),
    last: leastIn(4),
    most: Math.max(...samples.map(({ megabytes }) => megabytes)),
  };
}

/**
 * A leak shows in the least that is left: a long life may not end with much more than it had once it was warm.
 * @param {readonly ReturnType<typeof figure>[]} figures
 */
export function judgeMemory(figures) {
  return finding(
    'memory is flat',
    figures.length,
    figures
      .filter(({ name, third, last }) => last > Math.max(third, WARM[name] ?? 0) * TOLERANCE)
      .map(({ name, third, last }) => `${name} had ${third} MB, and later never less than ${last} MB`),
  );
}
