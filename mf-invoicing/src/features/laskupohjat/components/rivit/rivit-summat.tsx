import { euroText } from '@keikka/domain';
import { Box, Span } from '@keikka/ui';
import type { Esikatselu } from '../../model/esikatselu.js';
import { texts } from '../../texts.js';

/** What the rows make of the order together. */
export function RivitSummat({ esikatselu: { rivit, betonit, summat } }: { esikatselu: Esikatselu }) {
  const isPartial = [...rivit, ...betonit].some(({ virhe }) => virhe);
  const lines = [
    [isPartial ? texts.nettoWithout : texts.netto, summat.netto],
    ...summat.kannat.map(({ alv, alvSumma }) => [texts.alv(alv), alvSumma] as const),
    [texts.yhteensa, summat.yhteensa],
  ] as const;
  return (
    <Box as="dl" mt="3" px="3" textStyle="text.table" fontVariantNumeric="tabular-nums">
      {lines.map(([label, amount], index) => (
        <Box
          key={label}
          display="flex"
          justifyContent="space-between"
          fontWeight={index === lines.length - 1 ? 'semibold' : undefined}
        >
          <Box as="dt" color={index === lines.length - 1 ? undefined : 'fg.muted'}>
            {label}
          </Box>
          <Span as="dd">{euroText(amount)}</Span>
        </Box>
      ))}
    </Box>
  );
}
