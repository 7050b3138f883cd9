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

/**
 * A number as a Finnish text: a comma, no grouping, at most four decimals, halves away from zero. Whole part and
 * decimals are printed apart: printing is most of the work of text formulas, and whole numbers are printed in a third of
 * the time (measured).
 */
function printNumber(value: number): string {
  const size = Math.abs(value);
  if (size > LARGEST_SCALED) return printLarge(value, size);
  const scaled = tenThousandths(size);
  const whole = Math.floor(scaled / DECIMALS);
  const text = `${whole}${decimals(scaled - whole * DECIMALS)}`;
  return value < 0 && scaled > 0 ? `-${text}` : text;
}

/** JavaScript would print an exponent. No number this large has decimals. */
function printLarge(value: number, size: number): string {
  return size >= 1e21
    ? `${BigInt(value)}`
    : `${Math.sign(value) * Number(size.toFixed(4))}`.replace('.', ',');
}

/** Differences this small come from binary arithmetic: 0.00015 × 10,000 is 1.4999999999999998. */
const NOISE = 1e-6;

/** Near a half the digits decide that the number is written with. */
function tenThousandths(size: number): number {
  const scaled = size * DECIMALS;
  const whole = Math.floor(scaled);
  const rest = scaled - whole - 0.5;
  if (rest > NOISE) return whole + 1;
  if (rest < -NOISE) return whole;
  const [, written = ''] = `${size}`.split('.');
  return whole + Number((written[4] ?? '0') >= '5');
}

/** ',25' by ten thousandths: the same few thousand ends recur. */
const ends = new Array<string | undefined>(DECIMALS);
ends[0] = '';

const decimals = (part: number): string =>
  (ends[part] ??= `,${`${part}`.padStart(4, '0').replace(/0+$/, '')}`);

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
