const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/** Doubles after each failure, with jitter, so that clients do not all return to a restarted server at once. */
export function reconnectDelayMs(failures: number, random: () => number = Math.random): number {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
  return ceiling / 2 + (random() * ceiling) / 2;
}
