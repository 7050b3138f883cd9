import { composed } from './composed.js';
import { withoutUnseen } from './unseen.js';

/** Letters with marks. The Finnish å, ä and ö are letters of their own. */
const MARKED = /[^\0-\x7fåäö]/gu;

/** Signs for minus and the hyphen that is typed for them. */
const HYPHENS = /[\u2010-\u2015\u2212]/g;

/** A telephone number of at least seven figures, with spaces, hyphens and brackets between them. */
const PHONE = /(?<![\d+])\(?(?:\+|0)(?:[\s().\-/]{0,3}\d){6,15}/g;

/** A word of mere signs, as the '€' of a copied price, is in no text that is looked for. */
const IS_WORD = /[\p{L}\p{N}]/u;

/**
 * Texts in the form in which they are searched: lower case, one space between words, without marks on letters and
 * without characters that nobody sees. Each telephone number is there once more as `phoneDigits` (D8, D9).
 */
export function searchText(...parts: readonly (string | null | undefined)[]): string {
  return parts.flatMap((part) => (part ? [partText(part)] : [])).join(' ');
}

/** The words of a typed search, a telephone number being one of them. */
export function searchWords(typed: string): string[] {
  const words = tidied(typed).replace(PHONE, (phone) => ` ${phoneDigits(phone)} `);
  return words.split(' ').filter((word) => IS_WORD.test(word));
}

/** Whether a text of `searchText` has every word of `searchWords`. */
export const hasWords = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word));

/** The figures of a telephone number as they are dialled in Finland: '+358 (0)40 123 4567' gives '0401234567'. */
export function phoneDigits(phone: string): string {
  const figures = phone.replace(/[^\d+]/g, '');
  return figures.replace(/^(?:\+|00)3580?/, '0').replace('+', '00');
}

function partText(part: string): string {
  const text = tidied(part);
  const phones = (text.match(PHONE) ?? []).map(phoneDigits);
  return [text, ...phones.filter((digits) => !text.includes(digits))].join(' ');
}

function tidied(text: string): string {
  return composed(withoutUnseen(text))
    .toLocaleLowerCase('fi')
    .replace(HYPHENS, '-')
    .replace(MARKED, withoutMarks)
    .replace(/\s+/g, ' ')
    .trim();
}

const withoutMarks = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '');
