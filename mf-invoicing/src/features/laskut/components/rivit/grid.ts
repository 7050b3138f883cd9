import { chakra, Grid } from '@keikka/ui';

/** The columns of the rows: check, texts, figures, menu. The VAT is wider where the buyer accounts for it. */
const COLUMNS =
  '36px minmax(160px, 1.1fr) minmax(180px, 1.5fr) 88px 72px 104px 72px var(--alv, 72px) 104px 96px 104px 72px';

/** In a narrow place, as within an order, the second text stands below the first, and two columns are left out. */
const NARROW_COLUMNS = '36px minmax(104px, 1fr) 64px 72px 84px 56px 56px 84px 64px';

/** The place of the lines: what is narrow is told by its width, not by that of the window. */
export const LinesBox = chakra('div', {
  base: { overflowX: 'auto', containerType: 'inline-size', '&[data-kaannetty]': { '--alv': '168px' } },
});

/** One line of the table of rows. */
export const Line = chakra(Grid, {
  base: {
    gridTemplateColumns: COLUMNS,
    alignItems: 'center',
    minH: '8',
    minW: '1152px',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    textStyle: 'text.table',
    '& > [role]': { px: '2', minW: '0' },
    '& > [data-number]': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& > [data-strong]': { fontWeight: 'semibold' },
    '&[data-off] > [role=cell]': { color: 'fg.muted' },
    '&[data-struck] [data-words]': { textDecoration: 'line-through' },
    '&[data-open]': { bg: 'brand.subtle' },
    '@container (max-width: 900px)': {
      '& [data-words-of-alv]': { display: 'none' },
      gridTemplateColumns: NARROW_COLUMNS,
      minW: '608px',
      '& > [data-wide], & > [data-below][role=columnheader], & > [data-below]:empty': { display: 'none' },
      '& > [data-below]': { gridRow: '2', gridColumn: '2 / -2', pb: '1.5' },
    },
  },
});
