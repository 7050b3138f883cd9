import { randomNumbers } from '@keikka/domain/random';

const WORDS = 2 ** 32;

/** A seeded random source: the same seed gives the same demo day on every machine. */
export class Random {
  private readonly below: (limit: number) => number;

  constructor(seed: string) {
    this.below = randomNumbers(
      [...seed].reduce((hash, char) => Math.imul(hash ^ char.charCodeAt(0), 16_777_619), 2_166_136_261),
    );
  }

  /** 0 ≤ x < 1 */
  next(): number {
    return this.below(WORDS) / WORDS;
  }

  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  /** `from`, `from + step`, … up to `to`. */
  stepped(from: number, to: number, step: number): number {
    return from + step * this.between(0, Math.floor((to - from) / step));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.between(0, items.length - 1)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  }

  /** One of the items, with a probability by its weight. */
  weighted<T>(items: readonly (readonly [T, number])[]): T {
    let left = this.next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    return this.pick(items)[0];
  }
}
