import type { SystemStyleObject } from '@keikka/ui';
import { HEADER_HEIGHT, TOUCH_TARGET } from '../../../day/rows/presets.js';
import { barStyles } from '../../../bar/bar.styles.js';
import { cellStyles } from './cell.styles.js';
import { slotStyles } from '../drag/slot.styles.js';

const header: SystemStyleObject = {
  '& .head': {
    position: 'sticky',
    top: 0,
    height: `${HEADER_HEIGHT}px`,
    width: 'calc(var(--cols) + var(--scale-width))',
    minWidth: 'full',
    bg: 'bg.surface',
    borderBottomWidth: '1px',
    borderColor: 'border',
    zIndex: 'gridHeader',
  },
  '& .hours': { position: 'absolute', top: 0, left: 'var(--cols)', height: 'full' },
  '& .hour': {
    position: 'absolute',
    insetBlock: 0,
    px: '1',
    pt: '1.5',
    textStyle: 'text.table',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    borderStartWidth: '1px',
    borderColor: 'border.subtle',
    '&[data-dim]': { color: 'fg.subtle', fontWeight: 'normal', bg: 'shade.off' },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: '5px',
      backgroundImage: 'linear-gradient(to right, {colors.border} 1px, transparent 1px)',
      backgroundSize: '20% 100%',
    },
  },
  '& .clock-badge, & .drag-badge': {
    position: 'absolute',
    bottom: '2px',
    px: '1.5',
    borderRadius: 'bar',
    textStyle: 'text.label',
    fontWeight: 'semibold',
    zIndex: 1,
  },
  '& .clock-badge': {
    translate: '-50% 0',
    bg: 'clock.line',
    color: 'bg.surface',
  },
  '& .drag-badge': {
    marginInlineStart: 'var(--cols)',
    bg: 'brand.solid',
    color: 'brand.contrast',
    left: 0,
    willChange: 'transform',
    '&[data-side=before]': { translate: '-100% 0' },
  },
};

const lines: SystemStyleObject = {
  '& .hour-lines': {
    position: 'absolute',
    insetBlock: 0,
    left: 'var(--cols)',
    zIndex: 'shading',
    pointerEvents: 'none',
  },
  '& .hour-line': {
    position: 'absolute',
    insetBlock: 0,
    borderStartWidth: '1px',
    borderColor: 'border.subtle',
    // The half hour. It is a thin box, because the browser computes a gradient for each pixel between two
    // lines.
    '&:not([data-dim])::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      left: 'calc(50% - 1px)',
      width: '1px',
      bg: 'color-mix(in srgb, {colors.border.subtle} 55%, transparent)',
    },
    '&[data-dim]': { bg: 'shade.off' },
  },
  '& .past, & .clock-line, & .clock-veil, & .drag-guide': {
    position: 'absolute',
    insetBlock: 0,
    marginInlineStart: 'var(--cols)',
    pointerEvents: 'none',
  },
  '& .past': { bg: 'shade.past', zIndex: 'shading' },
  '& .clock-line, & .clock-veil': { width: '2px', bg: 'clock.line' },
  '& .clock-line': { opacity: 0.5, zIndex: 'hatch' },
  '& .clock-veil': { opacity: 0.16, zIndex: 'clockVeil' },
  '& .drag-guide': { left: 0, width: '1px', bg: 'focus', zIndex: 'clockVeil' },
};

/**
 * Only a board that scrolls sideways has sticky cells. On any other board each row is a layer of its own, so that
 * drawing one row does not visit the bars of the others.
 */
const sideways: SystemStyleObject = {
  '&:not([data-wide]) .row': { zIndex: 'bar' },
  '&[data-wide] :is(.vehicle, .driver)': {
    position: 'sticky',
    // Also covers the line below its row, where the clock line would show through.
    boxShadow: '0 1px {colors.border.subtle}',
  },
  '&[data-wide] .vehicle': { left: 0 },
  '&[data-wide] .driver': { left: 'var(--vehicle-col)' },
};

const rows: SystemStyleObject = {
  '& .body': {
    position: 'relative',
    width: 'calc(var(--cols) + var(--scale-width))',
    minWidth: 'full',
    minHeight: `calc(100% - ${HEADER_HEIGHT}px)`,
  },
  '& .row': {
    position: 'absolute',
    left: 0,
    right: 0,
    display: 'flex',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    '&[data-target]': { bg: 'drag.target' },
    '&[data-target] .vehicle, &[data-target] .driver': {
      backgroundImage: 'linear-gradient({colors.drag.target}, {colors.drag.target})',
    },
    '&:hover .vehicle b': { color: 'brand.fg' },
  },
  '& .track, & .ghost-track': { position: 'absolute', top: 0, left: 'var(--cols)' },
  '& .track': { width: 'var(--scale-width)' },
  '& .ghost-track': { zIndex: 'dragged', willChange: 'transform' },
  '& .separator': { position: 'absolute', left: 0, right: 0, bg: 'bg.subtle', zIndex: 9 },
  '& .separator-text': {
    position: 'sticky',
    left: 0,
    display: 'inline-block',
    px: '3',
    textStyle: 'text.label',
    lineHeight: '22px',
    color: 'fg.muted',
    '& b': { color: 'fg', marginInlineEnd: '2' },
  },
  // Before the bars it replaces, so that it covers none of them.
  '& .more': { position: 'absolute', zIndex: 'selectedBar', '&:not([data-edge])': { translate: '-100% 0' } },
  '& .more[data-active] button': { outline: '2px solid {colors.focus}', outlineOffset: '1px' },
  '& .more button': {
    height: 'full',
    px: '1.5',
    borderRadius: 'bar',
    bg: 'toast.bg',
    color: 'toast.fg',
    textStyle: 'text.label',
    fontWeight: 'semibold',
    cursor: 'pointer',
    '@media (pointer: coarse)': {
      _after: {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        minWidth: `${TOUCH_TARGET}px`,
        top: '50%',
        height: `${TOUCH_TARGET}px`,
        translate: '0 -50%',
      },
    },
  },
};

/** The whole board in one style sheet with the theme's tokens; rows and bars carry only their positions. */
export const boardStyles: SystemStyleObject = {
  position: 'relative',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  bg: 'bg.surface',
  outline: 'none',
  isolation: 'isolate',
  ...header,
  ...lines,
  ...cellStyles,
  ...rows,
  ...sideways,
  ...barStyles,
  ...slotStyles,
};
