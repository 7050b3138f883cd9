import type { SystemStyleObject } from '@keikka/ui';

/** Two columns of three dots mark what can be dragged. */
const GRIP = 'radial-gradient(circle, currentColor 1px, transparent 1.5px) 0 0 / 5px 5px';

export const driversStyles: SystemStyleObject = {
  '& li': { position: 'absolute', insetInline: 0, display: 'flex', alignItems: 'stretch' },
  '& .driver-row': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flex: 1,
    minW: 0,
    ps: '2.5',
    pe: '3',
    textStyle: 'text.label',
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'pan-y',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    '&::before': { content: '""', width: '10px', height: '15px', flexShrink: 0 },
    '&[data-person]:not([data-state=away])::before': { background: GRIP, color: 'border.strong' },
    '& b': { width: '44px', flexShrink: 0, textAlign: 'start', fontWeight: 'semibold' },
    '&[data-state=away]': { color: 'fg.subtle' },
    '&[data-state=free] .state': { color: 'status.success.fg', fontWeight: 'semibold' },
  },
  '& .name': { flex: 1, minW: 0, textAlign: 'start', truncate: true },
  '& .state': { display: 'inline-flex', alignItems: 'center', gap: '1' },
  '& .sum': { width: '72px', flexShrink: 0, textAlign: 'end', color: 'fg.muted' },
  '& .call': { display: 'grid', placeItems: 'center', width: '11', flexShrink: 0, color: 'brand.fg' },
};
