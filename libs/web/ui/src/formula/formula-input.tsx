import { chakra, Box, Field as ChakraField, Span } from '@chakra-ui/react';
import { useMemo, type ComponentProps, type Ref } from 'react';
import type { FormulaError, FormulaKind, FormulaPieceKind } from '@keikka/domain/formula';
import { fieldFrame } from '../theme/recipes/control.js';
import { markPieces, piecesOf } from './formula-pieces.js';

const pieceColors: Readonly<Record<FormulaPieceKind, string>> = {
  plain: 'fg',
  open: 'fg.muted',
  close: 'fg.muted',
  nested: 'fg.muted',
  // Of white space and comments only comments are visible.
  space: 'fg.subtle',
  name: 'status.primary.fg',
  number: 'brand.fg',
  text: 'status.success.fg',
  unclosed: 'status.success.fg',
  sign: 'fg',
  foreign: 'fg',
};

/** Both layers place the same letters alike, because the typed text is invisible over the coloured one. */
const letters = {
  gridArea: '1 / 1',
  fontFamily: 'mono',
  textStyle: 'text.table',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  px: '2.5',
  py: '1.5',
  m: '0',
  tabSize: 2,
} as const;

const Letters = chakra('textarea', {
  base: {
    ...letters,
    display: 'block',
    resize: 'none',
    overflow: 'hidden',
    bg: 'transparent',
    color: 'transparent',
    caretColor: 'fg',
    border: 0,
    outline: 0,
    width: 'full',
    height: 'full',
    '&::selection': { background: 'brand.subtle', color: 'transparent' },
    '&::placeholder': { color: 'fg.subtle' },
  },
});

interface FormulaInputProps extends Omit<ComponentProps<typeof Letters>, 'ref'> {
  value: string;
  kind: FormulaKind;
  /** The place to underline. */
  mark?: Pick<FormulaError, 'position' | 'length'>;
  isInvalid: boolean;
  ref?: Ref<HTMLTextAreaElement>;
  frame?: Ref<HTMLDivElement>;
}

/** A text field that grows with its formula and colours it. */
export function FormulaInput({ value, kind, mark, isInvalid, ref, frame, ...rest }: FormulaInputProps) {
  const pieces = useMemo(() => {
    const plain = piecesOf(value, kind);
    return mark ? markPieces(plain, mark.position, mark.length) : markPieces(plain, 0, 0);
  }, [value, kind, mark]);
  return (
    <Box
      ref={frame}
      css={fieldFrame}
      data-invalid={isInvalid ? '' : undefined}
      display="grid"
      // Breaks a word longer than the field; the field would grow otherwise.
      gridTemplateColumns="minmax(0, 1fr)"
      minH="8"
      maxH="180px"
      overflowY="auto"
    >
      <chakra.pre css={letters} aria-hidden pointerEvents="none">
        {pieces.map(({ from, kind: piece, text, isMarked }) => (
          <Span
            key={from}
            color={pieceColors[piece]}
            css={isMarked ? markCss[isInvalid ? 'error' : 'warning'] : undefined}
          >
            {text}
          </Span>
        ))}
        {/* A trailing line break has no height of its own. */}
        {'\u200b'}
      </chakra.pre>
      <ChakraField.Context>
        {({ ids }) => (
          <Letters
            id={ids.control}
            ref={ref}
            value={value}
            rows={1}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            aria-invalid={isInvalid || undefined}
            {...rest}
          />
        )}
      </ChakraField.Context>
    </Box>
  );
}

/** An error with any values, or only with those of this order. */
const markCss = { error: markOf('error'), warning: markOf('warning') };

function markOf(status: 'error' | 'warning') {
  return {
    bg: `status.${status}.bg`,
    borderRadius: 'palkki',
    textDecoration: 'underline',
    textDecorationColor: `{colors.status.${status}.border}`,
    textDecorationThickness: '2px',
    textUnderlineOffset: '3px',
  } as const;
}
