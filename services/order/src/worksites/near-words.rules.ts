import { WORDS_AT_MOST } from './worksites.sql.js';

/** A shorter word is like too many others to be meant by mistake. */
const NEAR_FROM = 4;

/** Runs of figures and runs of letters, as the database function `tyomaa_sanat` takes them out of a site's text. */
const PART = /[0-9]+|[a-z\u0080-\u{10ffff}]+/gu;
const PART_AT_MOST = 100;

/** What is typed, as a site's words are kept: 't-77' is the words 't' and '77'. */
export const partsOf = (words: readonly string[]): string[] =>
  words
    .flatMap((word) => word.match(PART) ?? [])
    .slice(0, WORDS_AT_MOST)
    .map((part) => part.slice(0, PART_AT_MOST));

/** Whether another word may be meant. Another number is another house. */
export const isNearable = (part: string): boolean => part.length >= NEAR_FROM && !/^\d/.test(part);

/** The `tsquery` of sites that have all of the words. Null where one is kept as several. */
export const wholeQuery = (words: readonly string[]): string | null =>
  words.join(' ') === partsOf(words).join(' ') ? words.map(lexeme).join(' & ') : null;

/**
 * The `tsquery` of sites that have, for each part, a word that may be meant by it, or one that begins with it. Null when
 * the company has no such word.
 */
export function nearQuery(
  parts: readonly string[],
  meant: ReadonlyMap<string, readonly string[]>,
): string | null {
  const conditions = parts.map((part) =>
    isNearable(part) ? (meant.get(part) ?? []).map(lexeme) : [`${lexeme(part)}:*`],
  );
  if (conditions.length === 0 || conditions.some((choices) => choices.length === 0)) return null;
  return conditions.map((choices) => `(${choices.join(' | ')})`).join(' & ');
}

/** Parts are letters and figures: there is nothing in them to escape. */
const lexeme = (part: string): string => `'${part}'`;
