const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/** Twice as long after each failure, and never the same for all: a restarted server must not meet everyone at once. */
export function reconnectDelayMs(failures: number, random: () => number = Math.random): number {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
  return ceiling / 2 + (random() * ceiling) / 2;
}
