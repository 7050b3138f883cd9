/**
 * @template T
 * @param {Iterable<T>} items
 * @param {(item: T) => string} keyOf
 * @returns {Map<string, T[]>}
 */
export function groupedBy(items, keyOf) {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** @param {readonly string[]} words */
export const countBy = (words) =>
  Object.fromEntries([...groupedBy(words, (word) => word)].map(([word, all]) => [word, all.length]));
