import { Box, chakra, Span, type BoxProps } from '@keikka/ui';
import { fromFirstHit, piecesOf, type Piece } from './pieces.js';

interface MarkedProps extends Omit<BoxProps, 'children'> {
  text: string;
  words: readonly string[];
}

/** A text in one line whose hits are bold. */
export function Marked({ text, words, ...box }: MarkedProps) {
  return (
    <Box truncate title={text} {...box}>
      <Pieces pieces={piecesOf(text, words)} />
    </Box>
  );
}

/** The same for a long text, which begins a little before its first hit. */
export function MarkedPart({ text, words }: Pick<MarkedProps, 'text' | 'words'>) {
  return (
    <Span truncate title={text}>
      <Pieces pieces={fromFirstHit(piecesOf(text, words))} />
    </Span>
  );
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, hit }, index) => (hit ? <Mark key={index}>{text}</Mark> : text));
}

const Mark = chakra('mark', {
  base: { bg: 'brand.subtle', color: 'inherit', fontWeight: 'semibold', borderRadius: 'palkki' },
});
