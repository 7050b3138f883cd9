import { isAmountWithUnit } from './amount.js';
import { comparable, type Keywords } from './keywords.js';

/** A word of a command, or several that belong together: a number and its unit, a keyword with blanks. */
export interface Piece {
  /** In the form of `keyOf`. */
  key: string;
  text: string;
  start: number;
  end: number;
}

type Word = Omit<Piece, 'key'> & { comparable: string };

/** The words of a text in their order; the longest run of words that is one keyword or amount is one piece. */
export function piecesOf(text: string, keywords: Keywords): Piece[] {
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    comparable: comparable(word),
    start: index,
    end: index + word.length,
  }));
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length;) {
    const run = words.slice(at, at + runLength(words, at, keywords));
    pieces.push(pieceOf(text, run));
    at += run.length;
  }
  return pieces;
}

function runLength(words: readonly Word[], at: number, { phrases, mostWords }: Keywords): number {
  const next = words.slice(at, at + mostWords).map((word) => word.comparable);
  for (let length = next.length; length > 1; length -= 1) {
    const run = next.slice(0, length);
    if (phrases.has(run.join(' '))) return length;
    if (length === 2 && isAmountWithUnit(next[0] ?? '', next[1] ?? '')) return length;
  }
  return 1;
}

function pieceOf(text: string, run: readonly Word[]): Piece {
  const start = run[0]?.start ?? 0;
  const end = run.at(-1)?.end ?? start;
  return { key: run.map((word) => word.comparable).join(''), text: text.slice(start, end), start, end };
}
