import { defineSemanticTokens, defineTokens } from '@chakra-ui/react';

/** The 4 px grid: step n is n × 4 px. */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32, 40, 48, 56, 64, 72, 80, 96,
];
const grid = Object.fromEntries(steps.map((step) => [String(step), { value: `${step * 4}px` }]));

export const spacing = defineTokens.spacing({ 0: { value: '0' }, px: { value: '1px' }, ...grid });
export const sizes = defineTokens.sizes({
  0: { value: '0' },
  px: { value: '1px' },
  ...grid,
  full: { value: '100%' },
  min: { value: 'min-content' },
  max: { value: 'max-content' },
  fit: { value: 'fit-content' },
  modal: { value: '800px' },
  modalMax: { value: '900px' },
  modalWide: { value: '1536px' },
  /** A large window, where the screen is high enough. */
  modalHeight: { value: '980px' },
  sideColumn: { value: '288px' },
  /** The column over the board of a narrow screen, and what it leaves when it is folded. */
  sideColumnOver: { value: '344px' },
  sideHandle: { value: '44px' },
  topBar: { value: '44px' },
  topBarTouch: { value: '52px' },
});

export const radii = defineTokens.radii({
  none: { value: '0' },
  palkki: { value: '2px' },
  bar: { value: '4px' },
  control: { value: '6px' },
  dialog: { value: '8px' },
  cancelled: { value: '10px' },
  full: { value: '9999px' },
});

/** Layers, lowest first. The board's own layers (1–22) stay inside the board. */
export const zIndex = defineTokens.zIndex({
  shading: { value: 1 },
  hatch: { value: 2 },
  bar: { value: 3 },
  selectedBar: { value: 5 },
  // Its mark is over the bar above it, a chosen one too.
  markedBar: { value: 6 },
  clockVeil: { value: 8 },
  gridHeader: { value: 12 },
  guide: { value: 15 },
  sideColumn: { value: 16 },
  dragged: { value: 20 },
  pointerLabel: { value: 22 },
  topBar: { value: 30 },
  toast: { value: 60 },
  dialog: { value: 80 },
  // Menus, lists and popovers, including those opened from a dialog (80) or its confirmation (95).
  popover: { value: 100 },
  tooltip: { value: 200 },
});

export const easings = defineTokens.easings({ standard: { value: 'cubic-bezier(.2, 0, 0, 1)' } });

function unlessReduced(duration: string) {
  return { value: { base: duration, _motionReduce: '0ms' } };
}

export const durations = defineSemanticTokens.durations({
  press: unlessReduced('80ms'),
  popover: unlessReduced('120ms'),
  shake: unlessReduced('150ms'),
  dialog: unlessReduced('200ms'),
  move: unlessReduced('300ms'),
});

export const shadows = defineSemanticTokens.shadows({
  raised: {
    value: {
      _light: '0 1px 2px rgba(15,30,33,.10)',
      _dark: '0 1px 2px rgba(0,0,0,.5), 0 0 0 1px rgba(255,255,255,.07)',
    },
  },
  overlay: {
    value: {
      _light: '0 4px 14px rgba(15,30,33,.16), 0 0 0 1px rgba(15,30,33,.06)',
      _dark: '0 4px 14px rgba(0,0,0,.55), 0 0 0 1px rgba(255,255,255,.08)',
    },
  },
  dialog: {
    value: {
      _light: '0 18px 50px rgba(10,25,28,.30), 0 0 0 1px rgba(10,25,28,.08)',
      _dark: '0 18px 50px rgba(0,0,0,.7), 0 0 0 1px rgba(255,255,255,.09)',
    },
  },
});
