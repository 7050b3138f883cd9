import { amountOf } from './amount.js';
import type { Keyword } from './keywords.js';
import type { KomentoMeaning, KomentoOption } from './komento.js';

/** The different meanings of a word in the form of `keyOf`: of whole keywords, else of those that it begins. */
export function meaningsOf(word: string, keywords: readonly Keyword[]): KomentoMeaning[] {
  if (word === '') return [];
  const whole = keywords.filter(({ key }) => key === word);
  const matching = whole.length
    ? whole
    : keywords.filter(({ key, isWhole }) => !isWhole && key.startsWith(word));
  const byKey = new Map<string, KomentoMeaning>();
  for (const { meaning } of matching) if (!byKey.has(meaning.key)) byKey.set(meaning.key, meaning);
  return [...byKey.values()];
}

/** The meanings as a list to choose from, in the order of their names. */
export function optionsOf(
  word: string,
  meanings: readonly KomentoMeaning[],
  keywords: readonly Keyword[],
): KomentoOption[] {
  const longer = keywords.filter(({ key }) => key.startsWith(word));
  return meanings
    .map((meaning) => ({ meaning, letters: lettersOf(word, meaning, longer) }))
    .sort((one, other) => one.meaning.label.localeCompare(other.meaning.label, 'fi'));
}

/** The fewest letters after the word that leave this meaning alone; a word that is an amount means nothing else. */
function lettersOf(word: string, meaning: KomentoMeaning, longer: readonly Keyword[]): string {
  const keys = longer.filter((keyword) => keyword.meaning.key === meaning.key).map(({ key }) => key);
  const most = Math.max(0, ...keys.map((key) => key.length));
  for (let length = word.length + 1; length <= most; length += 1) {
    const typed = keys
      .filter((key) => key.length >= length)
      .map((key) => key.slice(0, length))
      .find((start) => isOnly(start, meaning, longer));
    if (typed !== undefined) return typed.slice(word.length).toUpperCase();
  }
  return '';
}

/** Whether a word means this and nothing else. */
export function isOnly(word: string, meaning: KomentoMeaning, keywords: readonly Keyword[]): boolean {
  const [first, ...others] = meaningsOf(word, keywords);
  return !amountOf(word) && first?.key === meaning.key && others.length === 0;
}
