import type { SystemStyleObject } from '@keikka/ui';
import { AMOUNT_ROOM, BARE_END, BARE_START, REMINDER_ROOM, TEXT_END, TEXT_START } from './bar-metrics.js';
import { billedStyles } from './billed-mark.js';
import { TOUCH_TARGET } from '../day/rows/presets.js';

/** Fill and outline of an order's status; the text keeps its own colour. */
const statusLook = (tone: string): SystemStyleObject => ({
  bgColor: `status.${tone}.bg`,
  borderColor: `status.${tone}.border`,
});

const STRIPES = 'repeating-linear-gradient(135deg, transparent 0 5px, {colors.hatch.drive} 5px 6px)';
const HALO = '0 0 2px {colors.bg.surface}, 0 0 2px {colors.bg.surface}, 0 0 3px {colors.bg.surface}';
const DRIVE_HATCH = 'repeating-linear-gradient(135deg, {colors.hatch.drive} 0 1px, transparent 1px 4px)';

/** Stripes on the whole bar, under its icon. */
const striped: SystemStyleObject = {
  backgroundImage: `var(--icons), ${STRIPES}`,
  backgroundRepeat: 'no-repeat, repeat',
  backgroundSize: '14px auto, auto',
};

/** A style from the comment (G-106) overrides that of the palkki's kind. */
const markers: SystemStyleObject = {
  '& .bar[data-bold]': { fontWeight: 'semibold' },
  '& .bar[data-colour=red]': { color: 'status.error.fg' },
  '& .bar[data-colour=blue]': { color: 'status.primary.fg' },
  '& .bar[data-colour=green]': { color: 'status.success.fg' },
};

const looks: SystemStyleObject = {
  '& .bar[data-look=info]': { ...statusLook('info'), borderStyle: 'dashed' },
  '& .bar[data-look=primary]': statusLook('primary'),
  '& .bar[data-look=warning]': statusLook('warning'),
  '& .bar[data-look=success]': statusLook('success'),
  '& .bar[data-look=live]': statusLook('live'),
  '& .bar[data-look=error]': statusLook('error'),
  '& .bar[data-look=done]': { ...statusLook('done'), color: 'fg.muted' },
  '& .bar[data-look=cancelled]': {
    ...statusLook('error'),
    borderRadius: 'cancelled',
    opacity: 0.5,
    boxShadow: 'none',
  },
  '& .bar:is([data-look=masked], [data-look=plain], [data-look=maintenance], [data-look=warning-palkki])': {
    color: 'fg.muted',
    fontWeight: 'normal',
  },
  '& .bar[data-look=neutral]': { bgColor: 'bg.muted', borderColor: 'border' },
  '& .bar[data-look=masked]': { bgColor: 'bg.muted', borderColor: 'border', cursor: 'not-allowed' },
  '& .bar[data-look=plain]': { bgColor: 'bg.subtle', borderColor: 'border', borderRadius: 'palkki' },
  '& .bar[data-look=maintenance]': {
    bgColor: 'bg.subtle',
    borderColor: 'border',
    borderRadius: 'palkki',
    ...striped,
  },
  '& .bar[data-look=warning-palkki]': {
    bgColor: 'bg.surface',
    borderColor: 'status.warning.border',
    borderRadius: 'palkki',
    color: 'status.warning.fg',
  },
};

const states: SystemStyleObject = {
  '& .bar[data-pending]': striped,
  '& .bar:is([data-conflict], [data-warning])': { zIndex: 'markedBar' },
  '& .bar[data-conflict]': { borderColor: 'status.error.border', borderWidth: '2px' },
  '& .bar[data-active]': {
    outline: '2px solid',
    outlineColor: 'focus',
    outlineOffset: '1px',
    zIndex: 'selectedBar',
  },
  '& .bar[data-chosen]': {
    outline: '2px solid',
    outlineColor: 'brand.solid',
    outlineOffset: '1px',
    zIndex: 'selectedBar',
  },
  // A tick on the corner that no other mark has.
  '& .chosen-mark': {
    position: 'absolute',
    top: '-7px',
    right: '-7px',
    boxSize: '14px',
    borderRadius: 'full',
    bg: 'brand.solid',
    _after: {
      content: '""',
      position: 'absolute',
      left: '5px',
      top: '2.5px',
      width: '4px',
      height: '7px',
      borderColor: 'brand.contrast',
      borderStyle: 'solid',
      borderWidth: '0 1.5px 1.5px 0',
      transform: 'rotate(45deg)',
    },
  },
  '& .bar[data-taken]': { opacity: 0.5, borderStyle: 'dashed' },
  '& .bar[data-faded]': { opacity: 0.25 },
  '& .bar[data-lifted]': { opacity: 0.4, borderStyle: 'dashed' },
  '& .bar.ghost': {
    outline: '2px solid',
    outlineColor: 'focus',
    boxShadow: 'overlay',
    pointerEvents: 'none',
  },
};

/** An icon in a box of its own, in the colour of its status. */
export const barIcon: SystemStyleObject = {
  display: 'inline-block',
  width: '14px',
  height: '14px',
  flexShrink: 0,
  marginInlineEnd: '1',
  verticalAlign: '-2.5px',
  backgroundImage: 'var(--icons)',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% auto',
};

/** Bars and their content in one style sheet. A bar itself carries only its position. */
export const barStyles: SystemStyleObject = {
  '& .bar': {
    position: 'absolute',
    ps: `${TEXT_START}px`,
    pe: `${TEXT_END}px`,
    // The icon is neither an element nor a pseudo-element, because the browser styles each of them and a day
    // has hundreds of bars. BarIcons provides its picture, and the bar its position.
    backgroundOrigin: 'border-box',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '14px auto',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderRadius: 'bar',
    // The source customer's edge, together with the shadow of a hovered bar.
    boxShadow: 'inset 4px 0 var(--edge, transparent), var(--raised, 0 0 transparent)',
    color: 'fg',
    fontSize: 'var(--bar-font)',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    zIndex: 'bar',
    touchAction: 'pan-x pan-y',
    _hover: { '--raised': '{shadows.raised}' },
  },
  '[data-resize] &': { '& .bar': { cursor: 'ew-resize' } },
  '& .bar[data-cut]::before': { content: 'attr(data-cut)' },
  // On the row's ground, where the hatch of the drive must not disturb it. The time under it stays free to be drawn.
  '& .bar[data-beside]': {
    '&::before, & .bar-line': { pointerEvents: 'none', textShadow: HALO },
    '& .bar-line': { marginInlineEnd: 'calc(-1 * var(--beside))' },
  },
  '& .bar[data-bare]': { ps: `${BARE_START}px`, pe: `${BARE_END}px` },
  '& .bar[data-amount]': {
    pe: `calc(var(--amount) + ${AMOUNT_ROOM}px)`,
    '&::after': { content: 'attr(data-amount)', position: 'absolute', insetEnd: '1.5', top: 0 },
  },
  '& .bar[data-reminder]': {
    pe: `calc(var(--amount, 0px) + ${REMINDER_ROOM}px)`,
    '& .bar-icon': {
      position: 'absolute',
      insetEnd: 'calc(var(--amount, 0px) + 10px)',
      top: 'calc(50% - 7px)',
    },
  },
  '& .bar[data-layout=names]': { display: 'flex', alignItems: 'center' },
  '& .bar[data-layout=lines]': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    justifyContent: 'center',
    gap: '0.5',
    ps: '2',
  },
  '& .bar-line': { display: 'flex', alignItems: 'center', gap: '1', minWidth: 0, lineHeight: '1.25' },
  '& .bar-line:first-of-type': { ps: '18px' },
  // A shortened time is misleading, so the place is shortened instead.
  '& .bar-line + .bar-line': { fontSize: '11px', '& .bar-title': { flexShrink: 0 } },
  '& .bar-icon': barIcon,
  // Over the outline of the corner, so that it takes no room from the text.
  '& .bar-mark': {
    position: 'absolute',
    display: 'flex',
    insetInlineStart: '-7px',
    top: '-7px',
    borderRadius: 'full',
    bgColor: 'bg.surface',
    lineHeight: 0,
    // A person is told from a triangle by the box around it too.
    '&[data-driver]': {
      p: '1px',
      border: '1px solid',
      borderColor: 'status.warning.fg',
      borderRadius: 'bar',
      bgColor: 'status.warning.bg',
    },
    '& .bar-icon': { margin: 0 },
  },
  // The touch area of a bar that is lower than a finger.
  '& .reach': {
    position: 'absolute',
    insetInline: 0,
    top: '50%',
    height: `${TOUCH_TARGET}px`,
    translate: '0 -50%',
  },
  // Above the bar's own colour and below its text.
  '& .elapsed': {
    position: 'absolute',
    insetBlock: 0,
    left: 0,
    bgColor: 'color-mix(in srgb, {colors.status.live.border} 34%, transparent)',
    zIndex: -1,
  },
  '& .bar-title, & .bar-site': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  // A place name that does not fit wraps to an invisible second line, so that it is hidden whole.
  '& .bar-names': {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    height: 'full',
    overflow: 'hidden',
  },
  '& .bar-title': { maxWidth: 'full', fontWeight: 'semibold' },
  '& .bar-site': { flex: '1 1 64px', ps: '1.5', fontWeight: 'normal', color: 'fg.muted' },
  '& .bar-amount': { flexShrink: 0, marginInlineStart: 'auto' },
  '& .drive': {
    position: 'absolute',
    left: 0,
    width: 'var(--scale-width)',
    borderBlock: '1px solid {colors.hatch.drive}',
    backgroundImage: DRIVE_HATCH,
    zIndex: 'hatch',
    pointerEvents: 'none',
  },
  // With the bars that a search does not match.
  '&[data-searched] .drive': { opacity: 0.3 },
  ...billedStyles,
  ...looks,
  ...markers,
  ...states,
};
