import { scanFormula, type FormulaKind, type FormulaPieceKind } from '@keikka/domain/formula';

/** A piece of a formula's source in one colour. */
export interface Piece {
  kind: FormulaPieceKind;
  text: string;
  from: number;
}

/**
 * A source in pieces for colouring and completion, as the language reads it. It takes any source, even a half-typed
 * one.
 */
export function piecesOf(source: string, formulaKind: FormulaKind): Piece[] {
  const pieces: Piece[] = [];
  scanFormula(source, formulaKind, (kind, text, from) => pieces.push({ kind, text, from }));
  return pieces;
}

interface MarkedPiece extends Piece {
  isMarked: boolean;
}

/** The pieces with one stretch marked. A stretch at the end gets a space, to be visible. */
export function markPieces(pieces: readonly Piece[], from: number, length: number): MarkedPiece[] {
  const to = from + length;
  const marked = pieces.flatMap((piece): MarkedPiece[] => {
    const cuts = [from, to].map((cut) => Math.min(Math.max(cut - piece.from, 0), piece.text.length));
    const [start = 0, end = 0] = cuts;
    const parts: [string, number, boolean][] = [
      [piece.text.slice(0, start), 0, false],
      [piece.text.slice(start, end), start, true],
      [piece.text.slice(end), end, false],
    ];
    return parts
      .filter(([text]) => text !== '')
      .map(([text, offset, isMarked]) => ({ kind: piece.kind, text, from: piece.from + offset, isMarked }));
  });
  return marked.some(({ isMarked }) => isMarked) || length === 0
    ? marked
    : [...marked, { kind: 'space', text: '\u00a0', from, isMarked: true }];
}
