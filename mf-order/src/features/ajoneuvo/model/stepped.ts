/** The next or the one before in a list, as an arrow key asks; at the ends the same. undefined for any other key. */
export function stepped<T>(list: readonly T[], from: T | undefined, key: string): T | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined || from === undefined) return undefined;
  return list[list.indexOf(from) + step] ?? from;
}
