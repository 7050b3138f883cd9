import { commaList, comparable, keyOf, wordsOf } from './keywords.js';

/** The name or a command word of an extra as two are compared: the command box tells no case and no blanks apart. */
export const lisaKey = (text: string): string => keyOf(text);

/** The command words of an extra's comma list, each once, in small letters. */
export function lisaSanat(text: string): string[] {
  const byKey = new Map<string, string>();
  for (const listed of commaList(text)) {
    const word = wordsOf(comparable(listed)).join(' ');
    if (!byKey.has(keyOf(word))) byKey.set(keyOf(word), word);
  }
  return [...byKey.values()];
}
