import { formulaError, type FormulaError, type Span } from './formula-error.js';
import { MOST_OUTPUT } from './limits.js';

/** The values of a formula. None is an object, so that nothing can be reached through a value. */
export type Value = number | string | boolean | null;

/** The result of evaluating: a value, or the error in its place. */
export type Outcome = Value | FormulaError;

/** A compiled part of a formula. It sees only the values that were read for it. */
export type Run = (slots: readonly Outcome[]) => Outcome;

const PLAIN_NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;

/** '12,5' and '12.5' are numbers [G-192]; with too many digits the number is infinite. Undefined for any other text. */
export function numberOf(text: string): number | undefined {
  const trimmed = text.trim();
  return PLAIN_NUMBER.test(trimmed) ? Number(trimmed.replace(',', '.')) : undefined;
}

const DECIMALS = 10_000;
/** Above this, four decimals no longer fit into the 53 bits of a number. */
const LARGEST_SCALED = 2 ** 53 / DECIMALS;

/** A number as a Finnish text: a comma, no grouping, at most four decimals, halves away from zero. */
function printNumber(value: number): string {
  const place = (value * 4) & (MOST_PRINTED - 1);
  if (printedNumbers[place] !== value) {
    printedNumbers[place] = value;
    printedTexts[place] = printAnew(value);
  }
  return printedTexts[place] as string;
}

/**
 * The texts of recently printed numbers. Printing is most of the work of text formulas, and the same amounts and hours
 * recur. Each quarter up to 1,023.75 has an index of its own.
 */
const MOST_PRINTED = 4096;
const printedNumbers = new Float64Array(MOST_PRINTED).fill(NaN);
const printedTexts = new Array<string>(MOST_PRINTED);

function printAnew(value: number): string {
  const size = Math.abs(value);
  // JavaScript would print an exponent. No number this large has decimals.
  if (size >= 1e21) return `${BigInt(value)}`;
  const rounded = size > LARGEST_SCALED ? Number(size.toFixed(4)) : rounded4(size);
  return `${Math.sign(value) * rounded}`.replace('.', ',');
}

/** Differences this small come from binary arithmetic: 0.00015 × 10,000 is 1.4999999999999998. */
const NOISE = 1e-6;

/** Four decimals. Near a half the digits decide that the number is written with. */
function rounded4(size: number): number {
  const scaled = size * DECIMALS;
  const whole = Math.floor(scaled);
  if (Math.abs(scaled - whole - 0.5) > NOISE) return Math.round(scaled) / DECIMALS;
  const [, decimals = ''] = `${size}`.split('.');
  return (whole + Number((decimals[4] ?? '0') >= '5')) / DECIMALS;
}

/** A value inside a text; null is empty. */
export function print(value: Value): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return printNumber(value);
  return `${value ?? ''}`;
}

/** Concatenates two texts, unless the result is longer than a formula may produce. */
export function join(left: string, right: string, place: Span): string | FormulaError {
  return left.length + right.length > MOST_OUTPUT ? tooLongOutput(place) : left + right;
}

export const tooLongOutput = (place: Span): FormulaError =>
  formulaError('TOO_LONG', `Tulos on yli ${MOST_OUTPUT} merkkiä pitkä.`, place);
