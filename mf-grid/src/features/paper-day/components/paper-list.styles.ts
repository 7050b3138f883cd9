import type { SystemStyleObject } from '@keikka/ui';

const edge = { borderBottomWidth: '1px', borderColor: 'border.subtle' } as const;

/** As wide as the board above it; its head is repeated on each sheet. */
export const paperListStyles: SystemStyleObject = {
  display: 'none',
  _print: { display: 'table' },
  page: 'day',
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'text.small',
  color: 'fg',
  bg: 'bg.surface',
  '& th, & td': { ...edge, px: '1', py: '0.5', textAlign: 'start', verticalAlign: 'top' },
  '& th': { fontWeight: 'semibold', borderColor: 'border' },
  '& thead tr:first-of-type th': { pt: '3', textStyle: 'text.label', fontWeight: 'semibold' },
  '& [data-cancelled] b': { textDecoration: 'line-through' },
  '& td:nth-of-type(-n + 2)': { whiteSpace: 'nowrap' },
  '& [data-field=title]': { width: '32%' },
  '& tr': { breakInside: 'avoid' },
};
