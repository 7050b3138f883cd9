import { scanFormula, type FormulaKind, type FormulaPieceKind } from '@keikka/domain/formula';

/** A stretch of a formula's source, coloured as one. */
export interface Piece {
  kind: FormulaPieceKind;
  text: string;
  from: number;
}

/** A source cut for colouring and completing, just as the language reads it. It takes anything, also what is half written. */
export function piecesOf(source: string, formulaKind: FormulaKind): Piece[] {
  const pieces: Piece[] = [];
  scanFormula(source, formulaKind, (kind, text, from) => pieces.push({ kind, text, from }));
  return pieces;
}

export interface MarkedPiece extends Piece {
  isMarked: boolean;
}

/** The pieces with a stretch marked; a stretch at the end gets a space of its own to be seen on. */
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
