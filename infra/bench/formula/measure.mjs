/** @param {number[]} numbers */
export function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Keeps results from being left out by the engine. */
let sink = 0;

/**
 * Nanoseconds for one formula of the mixed load: every formula in turn on every context.
 * @param {readonly ((context: never) => unknown)[]} formulas
 * @param {readonly unknown[]} contexts
 */
export function nanosecondsPerFormula(formulas, contexts) {
  const start = process.hrtime.bigint();
  for (const context of contexts) {
    for (const formula of formulas) {
      const value = formula(/** @type {never} */ (context));
      sink += typeof value === 'string' ? value.length : Number(value);
    }
  }
  return Number(process.hrtime.bigint() - start) / contexts.length / formulas.length;
}

/** @param {() => void} run */
export function milliseconds(run) {
  const start = process.hrtime.bigint();
  run();
  return Number(process.hrtime.bigint() - start) / 1e6;
}

/** A figure no one believes when it is not a number. */
export const checksum = () => sink;
