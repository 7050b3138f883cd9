import type { SystemStyleObject } from '@keikka/ui';
import { HEADER_HEIGHT } from '../../../day/rows/presets.js';

/** Around the board: the corner over its upper left, and the focus ring of a board without a chosen bar. */
export const frameStyles: SystemStyleObject = {
  position: 'relative',
  display: 'flex',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  '& .corner': {
    position: 'absolute',
    top: 0,
    left: 0,
    width: 'var(--cols)',
    height: `${HEADER_HEIGHT}px`,
    bg: 'bg.surface',
    borderEndWidth: '1px',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
  '&:has(> [role=grid]:focus-visible:not([data-active]))::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: '2px solid {colors.focus}',
    pointerEvents: 'none',
  },
};
