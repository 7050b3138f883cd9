import { memoryByPid } from '../faults/processes.mjs';
import { groupedBy } from '../grouped.mjs';

/**
 * The memory of a process while it had one pid, in megabytes.
 * @typedef {{ name: string, pid: number, samples: { at: number, megabytes: number }[] }} Life
 */

const SAMPLE_MILLISECONDS = 5_000;
/** A fresh process fills its caches and is compiled. */
const WARM_MILLISECONDS = 20_000;

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
      const life = this.#lives.get(pid) ?? { name, pid, samples: [] };
      this.#lives.set(pid, life);
      life.samples.push({ at: Date.now(), megabytes: Math.round(memory.get(pid) ?? 0) });
    }
  }

  stop() {
    clearInterval(this.#timer);
  }

  /** For each server, the longest life that it had: its memory once it was warm, at most and at the end. */
  figures() {
    const byName = groupedBy(this.#lives.values(), ({ name }) => name);
    return [...byName].map(([name, lives]) => figure(name, longest(lives)));
  }
}

/** @param {readonly Life[]} lives */
const longest = (lives) =>
  lives.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one)).samples;

/** @param {Life} life */
const lengthOf = ({ samples }) => (samples.at(-1)?.at ?? 0) - (samples[0]?.at ?? 0);

/**
 * @param {string} name
 * @param {Life['samples']} samples
 */
function figure(name, samples) {
  const begun = samples[0]?.at ?? 0;
  const warm = samples.find(({ at }) => at - begun >= WARM_MILLISECONDS);
  return {
    name,
    seconds: Math.round(((samples.at(-1)?.at ?? begun) - begun) / 1_000),
    warm: warm?.megabytes ?? samples.at(-1)?.megabytes ?? 0,
    most: Math.max(...samples.map(({ megabytes }) => megabytes)),
    end: samples.at(-1)?.megabytes ?? 0,
  };
}
