import type { SystemStyleObject } from '@keikka/ui';
import { HEADER_HEIGHT } from '../../../day/rows/presets.js';

/** The vehicle and driver beside a row. */
export const cellStyles: SystemStyleObject = {
  '& .vehicle, & .driver': {
    position: 'relative',
    height: 'full',
    bg: 'bg.surface',
    textStyle: 'text.label',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    zIndex: 10,
    scrollMarginTop: `${HEADER_HEIGHT}px`,
    _focusVisible: { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
    '&:is([data-conflict], [data-warning])': { pe: '5' },
    '&[aria-haspopup]': { cursor: 'pointer', _hover: { bg: 'bg.subtle' } },
    '& small': { textStyle: 'text.small', color: 'fg.subtle', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  '& .vehicle': {
    width: 'var(--vehicle-col)',
    ps: '3',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    '&[data-lines="2"]': {
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'center',
      gap: 0,
    },
    '& b': { fontWeight: 'semibold' },
    '& small[data-error]': { color: 'status.error.fg', fontWeight: 'semibold' },
  },
  '& .driver': {
    width: 'var(--driver-col)',
    ps: '2',
    pe: '1',
    alignContent: 'center',
    borderEndWidth: '1px',
    borderColor: 'border',
    '&[data-nobody]': { color: 'fg.subtle' },
    '&[data-missing]': { color: 'status.warning.fg', fontWeight: 'semibold' },
    '& .gap': {
      display: 'flex',
      alignItems: 'center',
      '& svg': { flexShrink: 0, marginInlineEnd: '1' },
      '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
      '& b': { flexShrink: 0, color: 'status.warning.fg', fontWeight: 'semibold' },
    },
  },
  // The driver under the vehicle: one column, whose halves meet in the middle of the row.
  '& .row[data-stacked]': {
    display: 'grid',
    gridTemplate: '1fr 1fr / var(--cols)',
    justifyContent: 'start',
    '& :is(.vehicle, .driver)': { width: 'auto', height: 'auto', ps: '3', borderEndWidth: '1px', left: 0 },
    '& .vehicle': { alignItems: 'flex-end', borderColor: 'border' },
    '& .driver': { alignContent: 'start', '&:not([data-missing])': { color: 'fg.muted' } },
  },
  '& :is(.conflict-icon, .warning-icon)': {
    position: 'absolute',
    right: '0.5',
    insetBlock: '0',
    marginBlock: 'auto',
  },
  '& .conflict-icon': { color: 'status.error.fg' },
  '& .warning-icon': { color: 'status.warning.fg' },
  '& .answer': {
    display: 'block',
    marginInlineStart: '-1.5',
    '& .bar-icon': { width: '12px', height: '12px', verticalAlign: '-2px' },
    '&[data-kind=free]': { color: 'brand.fg' },
    '&[data-kind=tight]': { color: 'status.warning.fg' },
  },
};
