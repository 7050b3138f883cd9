import type { SystemStyleObject } from '@keikka/ui';

/** The chosen free place. */
export const slotStyles: SystemStyleObject = {
  // Drawing over a row selects no text.
  '& .row, & .separator': { userSelect: 'none' },
  '& .slot': {
    position: 'absolute',
    marginInlineStart: 'var(--cols)',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    px: '1.5',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textStyle: 'text.label',
    fontWeight: 'semibold',
    color: 'brand.fg',
    bg: 'brand.subtle',
    border: '2px dashed {colors.focus}',
    borderRadius: 'bar',
    zIndex: 'selectedBar',
    pointerEvents: 'none',
    '& svg': { flexShrink: 0 },
  },
  '& .slot-hours': { marginInlineStart: 'auto', fontWeight: 'normal' },
};
