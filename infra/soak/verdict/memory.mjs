import { memoryByPid } from '../faults/processes.mjs';
import { groupedBy } from '../grouped.mjs';
import { finding } from './finding.mjs';

/**
 * The memory of a process while it had one pid, in megabytes.
 * @typedef {{ name: string, pid: number, samples: { at: number, megabytes: number }[] }} Life
 */

const SAMPLE_MILLISECONDS = 5_000;
const LONG_LIFE_SECONDS = 120;
const TOLERANCE = 1.3;

/**
 * Megabytes that a server has once its caches are full, whatever it had before. JetStream holds the block that it writes:
 * alone, with messages of 1.2 kB and three readers, NATS had 24 MB after 2,500 of them, and from 10,000 to 40,000 never
 * less than 43 to 51.
 * @type {Readonly<Partial<Record<string, number>>>}
 */
const WARM = { nats: 40 };

/** Watches the memory of servers over all their lives. */
export class MemoryWatch {
  /** @type {Map<number, Life>} */
  #lives = new Map();
  #timer;

  /** @param {() => { name: string, pid: number }[]} running */
  constructor(running) {
    this.running = running;
    this.#timer = setInterval(() => void this.sample(), SAMPLE_MILLISECONDS);
  }

  async sample() {
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
 * The least memory in the second and in the last quarter of a life: what is left after collecting.
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
    second: leastIn(2),
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
      .filter(({ name, second, last }) => last > Math.max(second, WARM[name] ?? 0) * TOLERANCE)
      .map(({ name, second, last }) => `${name} had ${second} MB, and later never less than ${last} MB`),
  );
}
