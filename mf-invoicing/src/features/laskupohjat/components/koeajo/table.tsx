import { chakra } from '@keikka/ui';

/** A plain table of figures. */
export const Table = chakra('table', {
  base: {
    width: 'full',
    textStyle: 'text.table',
    borderCollapse: 'collapse',
    '& th, & td': { px: '2.5', h: '8', textAlign: 'start', fontVariantNumeric: 'tabular-nums' },
    '& [data-number]': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& thead': { bg: 'bg.subtle', position: 'sticky', top: '0' },
    '& tfoot': { bg: 'bg.subtle', fontWeight: 'semibold', position: 'sticky', bottom: '0' },
    '& tbody td': { borderBottomWidth: '1px', borderColor: 'border.subtle' },
    '& tbody tr[aria-selected=true]': { bg: 'brand.subtle' },
    '& [data-differs]': { color: 'status.warning.fg', fontWeight: 'semibold' },
    '& [data-fault]': { color: 'status.error.fg', fontWeight: 'semibold' },
  },
});
