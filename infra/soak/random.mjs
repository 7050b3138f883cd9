import { randomNumbers } from '@keikka/domain/random';

/** @typedef {ReturnType<typeof seeded>} Dice */

/**
 * Choices that are the same for the same seed.
 * @param {number} seed
 */
export function seeded(seed) {
  const below = randomNumbers(seed);
  return {
    below,
    /**
     * @template T
     * @param {readonly T[]} items at least one
     */
    pick: (items) => /** @type {T} */ (items[below(items.length)]),
    /**
     * @template T
     * @param {readonly T[]} items
     */
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: below(2 ** 32) }))
        .sort((one, other) => one.place - other.place)
        .map(({ item }) => item),
  };
}
