import type { SystemStyleObject } from '@keikka/ui';

/** Fill, outline and icon of an order's status; the text keeps the colour of text. */
function statusLook(tone: string): SystemStyleObject {
  return {
    bg: `status.${tone}.bg`,
    borderColor: `status.${tone}.border`,
    '& .bar-icon': { color: `status.${tone}.fg` },
  };
}

const stripes = 'repeating-linear-gradient(135deg, transparent 0 5px, {colors.hatch.drive} 5px 6px)';
const driveHatch = 'repeating-linear-gradient(135deg, {colors.hatch.drive} 0 1px, transparent 1px 4px)';
/** How far a running delivery has come: the same pixel as the clock line. */
const elapsed = 'clamp(0px, calc(var(--clock-x) - var(--x)), 100%)';

const looks: SystemStyleObject = {
  '& .bar[data-look=info]': { ...statusLook('info'), borderStyle: 'dashed' },
  '& .bar[data-look=primary]': statusLook('primary'),
  '& .bar[data-look=warning]': statusLook('warning'),
  '& .bar[data-look=success]': statusLook('success'),
  '& .bar[data-look=live]': {
    ...statusLook('live'),
    backgroundImage: 'linear-gradient(color-mix(in srgb, {colors.status.live.border} 34%, transparent) 0 0)',
    backgroundRepeat: 'no-repeat',
    backgroundSize: `${elapsed} 100%`,
    color: 'fg',
  },
  '& .bar[data-look=error]': statusLook('error'),
  '& .bar[data-look=done]': { ...statusLook('done'), color: 'fg.muted', '& b': { color: 'fg.muted' } },
  '& .bar[data-look=cancelled]': {
    ...statusLook('error'),
    borderRadius: 'cancelled',
    opacity: 0.5,
    '&::before': { display: 'none' },
  },
  '& .bar[data-look=neutral]': { bg: 'bg.muted', borderColor: 'border' },
  '& .bar[data-look=masked]': { bg: 'bg.muted', borderColor: 'border', cursor: 'not-allowed' },
  '& .bar[data-look=plain]': { bg: 'bg.subtle', borderColor: 'border', borderRadius: 'palkki' },
  '& .bar[data-look=maintenance]': {
    bg: 'bg.subtle',
    borderColor: 'border',
    borderRadius: 'palkki',
    backgroundImage: stripes,
  },
  '& .bar[data-look=warning-palkki]': {
    bg: 'bg.surface',
    borderColor: 'status.warning.border',
    borderRadius: 'palkki',
    color: 'status.warning.fg',
  },
};

const states: SystemStyleObject = {
  '& .bar[data-pending]': { backgroundImage: stripes },
  '& .bar[data-conflict]': { borderColor: 'status.error.border', borderWidth: '2px' },
  '& .bar[data-active]': {
    outline: '2px solid',
    outlineColor: 'focus',
    outlineOffset: '1px',
    zIndex: 'selectedBar',
  },
  '& .bar[data-lifted]': { opacity: 0.4, borderStyle: 'dashed' },
  '& .bar.ghost': {
    outline: '2px solid',
    outlineColor: 'focus',
    boxShadow: 'overlay',
    zIndex: 'dragged',
    pointerEvents: 'none',
  },
};

/** Bars and what is in them. One style sheet for all: a bar itself carries only its place. */
export const barStyles: SystemStyleObject = {
  '& .bar': {
    position: 'absolute',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    px: '1.5',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderRadius: 'bar',
    color: 'fg.muted',
    fontSize: 'var(--bar-font)',
    lineHeight: '1',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    cursor: 'pointer',
    userSelect: 'none',
    zIndex: 'bar',
    touchAction: 'pan-x pan-y',
    '& b': { fontWeight: 'semibold', color: 'fg' },
    _hover: { boxShadow: 'raised' },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      insetStart: '0',
      width: '4px',
      bg: 'var(--edge, transparent)',
    },
  },
  '& .bar:has(.bar-line)': {
    flexDirection: 'column',
    alignItems: 'stretch',
    justifyContent: 'center',
    gap: '0.5',
  },
  '& .bar-line': { display: 'flex', alignItems: 'center', gap: '1', minWidth: 0 },
  '& .bar-line + .bar-line': { fontSize: '11px' },
  '& .bar-icon': { width: '14px', height: '14px', flexShrink: 0, marginInlineStart: '0.5' },
  '& .bar-name': {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    lineHeight: '1.25',
    '&[data-bold]': { fontWeight: 'semibold' },
    '&[data-colour=red]': { color: 'status.error.fg' },
    '&[data-colour=blue]': { color: 'status.primary.fg' },
    '&[data-colour=green]': { color: 'status.success.fg' },
  },
  '& .bar-title, & .bar-site': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    lineHeight: '1.25',
  },
  // A site that has no room for a word wraps to a second line, which is not seen: better none than one letter.
  '& .bar-names': {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    height: '1.25em',
    overflow: 'hidden',
  },
  '& .bar-title': { maxWidth: 'full' },
  '& .bar-site': { flex: '1 1 64px', ps: '1.5' },
  '& .bar-amount': { flexShrink: 0, marginInlineStart: 'auto', lineHeight: '1.25' },
  '& .drive': { position: 'absolute', zIndex: 'hatch', pointerEvents: 'none' },
  '& .drive::before, & .drive::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    border: '1px solid {colors.hatch.drive}',
    backgroundImage: driveHatch,
  },
  '& .drive::before': { left: 0, width: 'var(--before)', borderEndWidth: 0 },
  '& .drive::after': { right: 0, width: 'var(--after)', borderStartWidth: 0 },
  '& .drive[data-before=none]::before, & .drive[data-after=none]::after': { display: 'none' },
  ...looks,
  ...states,
};
