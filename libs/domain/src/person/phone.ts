import { withoutUnseen } from '../text/unseen.js';

/**
 * What ends one number of a phone field: a word, the '+' of the next, and punctuation, but not after a prefix as in
 * '040/123 4567', because the rest alone would be somebody else's number.
 */
const BREAK = /[\p{L};|\n]|(?=\+)|(?<=\d(?:[\s-]?\d){5}\s?)[,/:]|(?<!(?:\+|0\d?)\d{1,3}\s?)[,/.:](?=\s)/u;

/** From the first digit, or the plus before it, to the last. */
const DIGITS = /(?:[+\ufe62\uff0b][^\p{N}]{0,3})?\p{N}(?:[^\p{N}]*\p{N})*/u;

const LEAST_DIGITS = 5;
/** No number is longer (E.164); two numbers without a word between them are. */
const MOST_DIGITS = 15;
const WRITTEN = /^\+?(?:[\s().\u2010-\u2013-]*\d)+$/;

/** The zero of '+358 (0)40', which is not dialled from abroad. */
const TRUNK_ZERO = /^(\+|00)([^(]*)\(0\)/;

/**
 * `tel:` link of the first number in the free text of a phone field, '040 123 4567 (toimisto)'. Null when there is none,
 * and when it has characters that no number has: a part of it would call somebody else.
 */
export function phoneHref(phone: string): string | null {
  const numbers = withoutUnseen(phone)
    .split(BREAK)
    .map((piece) => DIGITS.exec(piece)?.[0] ?? '');
  const first = numbers.find((number) => (number.match(/\p{N}/gu) ?? []).length >= LEAST_DIGITS);
  if (first === undefined || !WRITTEN.test(first)) return null;
  const dialled = first.replace(TRUNK_ZERO, '$1$2').replace(/[^\d+]/g, '');
  return dialled.replace('+', '').length > MOST_DIGITS ? null : `tel:${dialled}`;
}
