import { phoneDigits, searchText } from '@keikka/domain';

/** A part of a shown text, and whether a searched word is in it. */
export interface Piece {
  text: string;
  hit: boolean;
}

const IS_PHONE = /^[\d\s+().\-/]{7,}$/;
const IS_DIGITS = /^\d{2,}$/;

/** How much of a long text stands before its first hit. */
const LEAD = 30;

/** The shown text cut where hits begin and end. `words` are those of `searchWords`. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const shown = text.normalize('NFC');
  const hits = hitsIn(shown, words);
  const pieces: Piece[] = [];
  for (const [index, letter] of [...shown].entries()) {
    const hit = hits.has(index);
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
  }
  return pieces;
}

export const hasHit = (text: string, word: string): boolean => hitsIn(text.normalize('NFC'), [word]).size > 0;

/** A long text from a little before its first hit. */
export function fromFirstHit(pieces: readonly Piece[]): Piece[] {
  const [first, ...rest] = pieces;
  if (!first || first.hit || first.text.length <= LEAD) return [...pieces];
  return [{ text: `…${first.text.slice(-LEAD).replace(/^\S*\s/, '')}`, hit: false }, ...rest];
}

/** The places of the letters that are in a hit. */
function hitsIn(text: string, words: readonly string[]): Set<number> {
  const letters = [...text].map((letter) => (/\s/.test(letter) ? ' ' : searchText(letter)));
  const searched = letters.join('');
  const placeOf = letters.flatMap((letter, index) => Array.from({ length: letter.length }, () => index));
  const hits = new Set<number>();
  for (const word of words) {
    const places = [...placesOf(word, searched, placeOf), ...placesInPhone(word, text)];
    for (const place of places) hits.add(place);
  }
  return hits;
}

function placesOf(word: string, searched: string, placeOf: readonly number[]): number[] {
  const places: number[] = [];
  for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + word.length))
    places.push(...placeOf.slice(at, at + word.length));
  return places;
}

/** A number is hit however it is written: from its first figure to its last, the spaces between them too. */
function placesInPhone(word: string, text: string): number[] {
  if (!IS_DIGITS.test(word) || !IS_PHONE.test(text)) return [];
  const dialled = phoneDigits(text);
  const at = dialled.indexOf(word);
  if (at < 0) return [];
  const figures = [...text].flatMap((letter, index) => (/\d/.test(letter) ? [index] : []));
  // A country's code is dialled as one figure, so places are counted from the end.
  const placeOf = (index: number): number => figures[index + figures.length - dialled.length] ?? 0;
  const first = at === 0 ? 0 : placeOf(at);
  return Array.from({ length: placeOf(at + word.length - 1) - first + 1 }, (_, index) => first + index);
}
