import { MOST_OUTPUT } from './limits.js';
import { formulaError, type FormulaError, type Span } from './formula-error.js';

/** What a formula reckons with. There is no object among them, so that nothing can be reached through a value. */
export type Value = number | string | boolean | null;

/** What evaluating gives: a value, or the error that took its place. */
export type Outcome = Value | FormulaError;

/** A compiled part of a formula: it sees the values that were read for it and nothing else. */
export type Run = (slots: readonly Outcome[]) => Outcome;

const plainNumber = /^[+-]?\d+(?:[.,]\d+)?$/;

/** '12,5' and '12.5' are numbers [G-192]; undefined for any other text. */
export function numberOf(text: string): number | undefined {
  const trimmed = text.trim();
  if (!plainNumber.test(trimmed)) return undefined;
  const number = Number(trimmed.replace(',', '.'));
  return Number.isFinite(number) ? number : undefined;
}

const DECIMALS = 10_000;
/** Above it four decimals no longer fit into the 53 bits of a number. */
const LARGEST_SCALED = 2 ** 53 / DECIMALS;

/** A number as a Finnish text: a comma, no grouping, at most four decimals, halves away from zero. */
export function printNumber(value: number): string {
  const place = (value * 4) & (PRINTED - 1);
  if (numbers[place] !== value) {
    numbers[place] = value;
    texts[place] = printed(value);
  }
  return texts[place] as string;
}

/**
 * The texts of numbers printed lately: printing is most of what text formulas do, and the same amounts and hours come
 * again and again. Each quarter up to 1,023.75 has a place of its own.
 */
const PRINTED = 4096;
const numbers = new Float64Array(PRINTED).fill(NaN);
const texts = new Array<string>(PRINTED);

function printed(value: number): string {
  const size = Math.abs(value);
  if (size > LARGEST_SCALED) return `${BigInt(Math.round(value))}`;
  return `${(Math.sign(value) * Math.round(size * DECIMALS)) / DECIMALS}`.replace('.', ',');
}

/** A value as it stands in a text: null is nothing. */
export function print(value: Value): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return printNumber(value);
  return value === null ? '' : `${value}`;
}

/** One text after another, unless the result is longer than a formula may make. */
export function join(left: string, right: string, place: Span): string | FormulaError {
  return left.length + right.length > MOST_OUTPUT ? tooLongOutput(place) : left + right;
}

export const tooLongOutput = (place: Span): FormulaError =>
  formulaError('TOO_LONG', `Tulos on yli ${MOST_OUTPUT} merkkiä pitkä.`, place);

/**
 * Whether a value counts as true [G-194]: a positive number does (also as text), 0 and below do not, nor does nothing.
 * Undefined for any other text than 'true' and 'false'.
 */
export function truthOf(value: Value): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value > 0;
  if (value === null || value === '' || value === 'false') return false;
  if (value === 'true') return true;
  const number = numberOf(value);
  return number === undefined ? undefined : number > 0;
}
