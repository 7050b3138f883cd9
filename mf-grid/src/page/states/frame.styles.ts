import type { SystemStyleObject } from '@keikka/ui';
import { HEADER_HEIGHT } from '../../day/rows/presets.js';

const FADED = 0.35;
/** Where the grey bars of a loading row begin and end, uneven like a real day. */
const greyBar = (left: string, width: string): SystemStyleObject => ({ '--left': left, '--length': width });

/**
 * A day that is left keeps its frame: at once its bars fade, and when the next one takes long, grey bars take their place.
 * Nothing of it can be pressed.
 */
export const frameStyles: SystemStyleObject = {
  '&:not([data-state=here]) :is(.row, .of-day, .vehicle)': { pointerEvents: 'none' },
  '&[data-state=leaving] :is(.track, .job)': { opacity: FADED },
  '&:is([data-state=loading], [data-state=failed])': {
    '& :is(.track, .job)': { visibility: 'hidden' },
  },
  '&[data-state=loading] .of-day': { opacity: FADED },
  // Its figures are not those of the chosen day, and nobody knows them.
  '&[data-state=failed] .of-day': { visibility: 'hidden' },
  '&[data-state=loading] .row::after': {
    content: '""',
    position: 'absolute',
    left: 'calc(var(--cols) + (100% - var(--cols)) * var(--left))',
    width: 'calc((100% - var(--cols)) * var(--length))',
    top: '2px',
    bottom: '2px',
    maxHeight: '20px',
    marginBlock: 'auto',
    borderRadius: 'bar',
    bg: 'bg.muted',
    ...greyBar('0.18', '0.3'),
  },
  '&[data-state=loading] .row:nth-of-type(3n)::after': greyBar('0.55', '0.2'),
  '&[data-state=loading] .row:nth-of-type(3n + 1)::after': greyBar('0.04', '0.22'),
  '& .loading': {
    position: 'absolute',
    top: { base: '10', md: `${HEADER_HEIGHT + 8}px` },
    left: '50%',
    translate: '-50% 0',
    px: '3',
    py: '1.5',
    borderRadius: 'control',
    bg: 'bg.surface',
    boxShadow: 'raised',
    zIndex: 'sideColumn',
  },
};
