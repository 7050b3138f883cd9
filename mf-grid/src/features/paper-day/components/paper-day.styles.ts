import type { SystemStyleObject } from '@keikka/ui';
import { barStyles } from '../../../bar/bar.styles.js';

export const paperColumns = { vehicle: 84, driver: 112 } as const;

/** As small as can be read on paper, so that a day of thirty vehicles and its list fit on three sheets of A4. */
export const PAPER_ZOOM = 0.76;

const edge = { borderBottomWidth: '1px', borderColor: 'border' } as const;

/** The day as a table, because a browser repeats the head of a table on each sheet. */
export const paperStyles: SystemStyleObject = {
  display: 'none',
  _print: { display: 'table' },
  page: 'day',
  zoom: PAPER_ZOOM,
  width: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  textStyle: 'text.label',
  color: 'fg',
  bg: 'bg.surface',
  printColorAdjust: 'exact',
  '& th, & td': { ...edge, px: '1', textAlign: 'start', verticalAlign: 'middle', overflow: 'hidden' },
  '& th': { fontWeight: 'semibold' },
  '& th small': { display: 'block', textStyle: 'text.small', fontWeight: 'normal', color: 'fg.muted' },
  '& .paper-title': {
    fontWeight: 'normal',
    '& b': { textStyle: 'text.title' },
    '& small': { display: 'inline', ms: '2' },
  },
  '& tr': { breakInside: 'avoid' },
  '& .paper-separator': { breakAfter: 'avoid', bg: 'bg.subtle', '& small': { display: 'inline' } },
  '& .paper-track': { position: 'relative', p: 0, height: '20px' },
  '& .paper-hour': { position: 'absolute', top: 0, ps: '1', borderStartWidth: '1px', borderColor: 'border' },
  '& .paper-line': {
    position: 'absolute',
    insetBlock: 0,
    borderStartWidth: '1px',
    borderColor: 'border.subtle',
    '&[data-dim]': { bg: 'shade.off' },
  },
  ...barStyles,
};
