/** @param {number[]} numbers */
export function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Uses results, so that the engine does not skip their computation. */
let sink = 0;

/**
 * @param {unknown} value
 * @returns {number}
 */
export const weight = (value) => (typeof value === 'string' ? value.length : Number(value));

/**
 * Nanoseconds for one formula of the mixed load: every formula in turn on every context.
 * @template Compiled
 * @param {(formulas: readonly Compiled[], contexts: readonly import('./contexts.mjs').Context[]) => number} pass
 * @param {readonly Compiled[]} formulas
 * @param {readonly import('./contexts.mjs').Context[]} contexts
 */
export function nanosecondsPerFormula(pass, formulas, contexts) {
  const start = process.hrtime.bigint();
  sink += pass(formulas, contexts);
  return Number(process.hrtime.bigint() - start) / contexts.length / formulas.length;
}

/** @param {() => void} run */
export function milliseconds(run) {
  const start = process.hrtime.bigint();
  run();
  return Number(process.hrtime.bigint() - start) / 1e6;
}

/** Prevents the printing of a result that is no number. */
export const checksum = () => sink;
