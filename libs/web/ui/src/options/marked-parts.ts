import { searchWords } from '@keikka/domain';

/** A piece of a text, and whether it is a word that was typed, or its part. */
export interface MarkedPart {
  text: string;
  isMatch: boolean;
}

/** The pieces of a text that a search has found, the longest of the typed words first. */
export function markedParts(text: string, typed: string): MarkedPart[] {
  const words = searchWords(typed).toSorted((one, other) => other.length - one.length);
  if (words.length === 0) return [{ text, isMatch: false }];
  const pieces = text.split(new RegExp(`(${words.map(escaped).join('|')})`, 'iu'));
  // A split by a group has what the group found at its odd places.
  return pieces
    .map((piece, place) => ({ text: piece, isMatch: place % 2 === 1 }))
    .filter((part) => part.text !== '');
}

const escaped = (word: string): string => word.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');
