export type PieceKind = 'plain' | 'brace' | 'name' | 'number' | 'text' | 'comment' | 'sign';

/** A stretch of a formula's source, coloured as one. */
export interface Piece {
  kind: PieceKind;
  text: string;
  from: number;
}

const inside =
  /(?<comment>\/\/[^\n]*|\/\*[^]*?(?:\*\/|$))|(?<text>"(?:\\[^]|[^"\\])*"?|'(?:\\[^]|[^'\\])*'?)|(?<number>\d+(?:[.,]\d+)?)|(?<name>[A-Za-zÄÖÅäöå_][\wÄÖÅäöå]*)|(?<brace>\})|(?<sign>[^])/y;

const insideKinds = ['comment', 'text', 'number', 'name', 'brace', 'sign'] as const;

/** A source cut for colouring and completing. It takes anything, also what is still being written. */
export function piecesOf(source: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  let isInside = false;
  const add = (kind: PieceKind, text: string): void => {
    pieces.push({ kind, text, from: at });
    at += text.length;
  };
  while (at < source.length) {
    if (isInside) {
      inside.lastIndex = at;
      const groups: Partial<Record<PieceKind, string>> = inside.exec(source)?.groups ?? {};
      const kind = insideKinds.find((one) => groups[one] !== undefined) ?? 'sign';
      add(kind, groups[kind] ?? source.charAt(at));
      isInside = kind !== 'brace';
    } else {
      const brace = source.indexOf('{', at);
      if (brace > at || brace < 0) add('plain', source.slice(at, brace < 0 ? undefined : brace));
      if (brace >= 0) {
        add('brace', '{');
        isInside = true;
      }
    }
  }
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
    : [...marked, { kind: 'sign', text: '\u00a0', from, isMarked: true }];
}
