import { formulaError, type FormulaError, type Span } from './formula-error.js';
import { MOST_OUTPUT } from './limits.js';

/** What a formula reckons with. There is no object among them, so that nothing can be reached through a value. */
export type Value = number | string | boolean | null;

/** What evaluating gives: a value, or the error that took its place. */
export type Outcome = Value | FormulaError;

/** A compiled part of a formula: it sees the values that were read for it and nothing else. */
export type Run = (slots: readonly Outcome[]) => Outcome;

const PLAIN_NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;

/** '12,5' and '12.5' are numbers [G-192], with too many digits an infinite one; undefined for any other text. */
export function numberOf(text: string): number | undefined {
  const trimmed = text.trim();
  return PLAIN_NUMBER.test(trimmed) ? Number(trimmed.replace(',', '.')) : undefined;
}

const DECIMALS = 10_000;
/** Above it four decimals no longer fit into the 53 bits of a number. */
const LARGEST_SCALED = 2 ** 53 / DECIMALS;

/** A number as a Finnish text: a comma, no grouping, at most four decimals, halves away from zero. */
export function printNumber(value: number): string {
  const place = (value * 4) & (MOST_PRINTED - 1);
  if (printedNumbers[place] !== value) {
    printedNumbers[place] = value;
    printedTexts[place] = printAnew(value);
  }
  return printedTexts[place] as string;
}

/**
 * The texts of numbers printed lately: printing is most of what text formulas do, and the same amounts and hours come
 * again and again. Each quarter up to 1,023.75 has a place of its own.
 */
const MOST_PRINTED = 4096;
const printedNumbers = new Float64Array(MOST_PRINTED).fill(NaN);
const printedTexts = new Array<string>(MOST_PRINTED);

function printAnew(value: number): string {
  const size = Math.abs(value);
  // JavaScript would write an exponent; there is no number with decimals among these.
  if (size >= 1e21) return `${BigInt(value)}`;
  const rounded = size > LARGEST_SCALED ? Number(size.toFixed(4)) : Math.round(size * DECIMALS) / DECIMALS;
  return `${Math.sign(value) * rounded}`.replace('.', ',');
}

/** A value as it stands in a text: null is nothing. */
export function print(value: Value): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return printNumber(value);
  return `${value ?? ''}`;
}

/** One text after another, unless the result is longer than a formula may make. */
export function join(left: string, right: string, place: Span): string | FormulaError {
  return left.length + right.length > MOST_OUTPUT ? tooLongOutput(place) : left + right;
}

export const tooLongOutput = (place: Span): FormulaError =>
  formulaError('TOO_LONG', `Tulos on yli ${MOST_OUTPUT} merkkiä pitkä.`, place);
