import { amountOf, isAmountWithUnit } from './amount.js';
import { keyOf, keywordsOf } from './keywords.js';
import type { KomentoLists } from './komento.js';
import { meaningsOf } from './match.js';

/**
 * What a word means already, so that no own command can have it: an amount and what begins with '-' are never read as a
 * keyword, and a keyword of the lists would have two meanings. Undefined for a free word.
 */
export function varattuSana(word: string, lists: KomentoLists): string | undefined {
  const key = keyOf(word);
  if (amountOf(key) || isAmountWithUnit('1', key)) return VARATUT.maara;
  if (key.startsWith('-')) return VARATUT.poisto;
  return keywordsOf(lists).all.find((keyword) => keyword.key === key && keyword.meaning.kind !== 'oma')
    ?.meaning.label;
}

/**
 * What a free word stands for as the beginning of a keyword, as 'c30' for C30/37: an own command that has the word takes
 * it from there, because a whole keyword wins. Undefined when it stands for nothing or for several.
 */
export function lyhenneSana(word: string, lists: KomentoLists): string | undefined {
  if (varattuSana(word, lists) !== undefined) return undefined;
  const others = keywordsOf(lists).all.filter(({ meaning }) => meaning.kind !== 'oma');
  const [meaning, ...more] = meaningsOf(keyOf(word), others);
  return more.length === 0 ? meaning?.label : undefined;
}

const VARATUT = { maara: 'määrä', poisto: 'luokan poisto' } as const;
