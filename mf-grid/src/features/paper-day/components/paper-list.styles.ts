import type { SystemStyleObject } from '@keikka/ui';
import { PAPER_ZOOM } from './paper-day.styles.js';

const edge = { borderBottomWidth: '1px', borderColor: 'border.subtle' } as const;

/** As wide as the board above it; its head is repeated on each sheet. */
export const paperListStyles: SystemStyleObject = {
  display: 'none',
  _print: { display: 'table' },
  page: 'day',
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'text.small',
  zoom: PAPER_ZOOM,
  color: 'fg',
  bg: 'bg.surface',
  '& th, & td': { ...edge, px: '1', py: 0, textAlign: 'start', verticalAlign: 'top' },
  '& th': { fontWeight: 'semibold', borderColor: 'border' },
  '& thead tr:first-of-type th': { pt: '3', textStyle: 'text.label', fontWeight: 'semibold' },
  '& [data-cancelled] b': { textDecoration: 'line-through' },
  '& :is([data-field=vehicleNo], [data-field=times], [data-field=tehdas], [data-field=yhteyshenkilo])': {
    whiteSpace: 'nowrap',
  },
  // A wide column of concrete keeps most jobs on one line.
  '& [data-field=title]': { width: '31%' },
  '& [data-field=betoni]': { width: '19%' },
  '& tr': { breakInside: 'avoid' },
};
