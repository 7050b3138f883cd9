import { chakra, Grid } from '@keikka/ui';

/** The columns of the rows: check, texts, figures, menu. */
const COLUMNS =
  '36px minmax(160px, 1.1fr) minmax(180px, 1.5fr) 88px 72px 104px 72px 72px 104px 96px 104px 40px';

/** One line of the table of rows. */
export const Line = chakra(Grid, {
  base: {
    gridTemplateColumns: COLUMNS,
    alignItems: 'center',
    minH: '8',
    minW: '1120px',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    textStyle: 'text.table',
    '& > [role]': { px: '2', minW: '0' },
    '& > [data-number]': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& > [data-strong]': { fontWeight: 'semibold' },
    '&[data-off] > [role=cell]': { color: 'fg.muted' },
    '&[data-struck] [data-words]': { textDecoration: 'line-through' },
    '&[data-open]': { bg: 'bg.selected' },
  },
});
