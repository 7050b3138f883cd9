import { amountOf, isAmountWithUnit } from './amount.js';
import { keyOf, keywordsOf } from './keywords.js';
import type { KomentoLists } from './komento.js';

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

const VARATUT = { maara: 'määrä', poisto: 'luokan poisto' } as const;
