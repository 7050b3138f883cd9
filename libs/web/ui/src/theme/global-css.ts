import { defineGlobalStyles, type SystemStyleObject } from '@chakra-ui/react';

/**
 * Text and background of the root: the page, or the wrapper inside a shadow root, which a foreign page cannot style.
 */
export const rootStyle: SystemStyleObject = {
  textStyle: 'text.base',
  fontFamily: 'body',
  color: 'fg',
  fontVariantNumeric: 'tabular-nums',
  fontSynthesis: 'none',
  letterSpacing: 'normal',
  textAlign: 'start',
};

const focusRing: SystemStyleObject = { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' };

/** A board is wider than it is high; other pages print in portrait. The types do not cover `@page`. */
const boardSheet = { size: 'landscape', margin: '8mm' } as SystemStyleObject;

/**
 * What a window sets of itself and of the page as it opens. Its contents have no use for it, and would each be styled anew
 * for every one of them if it were handed down.
 */
const ofWindowsAlone = ['--layer-index', '--nested-layer-count', '--z-index', '--scrollbar-width'];
const notInherited = Object.fromEntries(
  ofWindowsAlone.map((name) => [`@property ${name}`, { syntax: '"*"', inherits: 'false' }]),
);

export const globalCss = defineGlobalStyles({
  ...notInherited,
  // On the elements that declare the colours and not on every element, because a board has a thousand of
  // them.
  ':root, :host, .light, .dark': {
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border.subtle',
  },
  html: {
    ...rootStyle,
    bg: 'bg.canvas',
    scrollbarColor: '{colors.border} transparent',
    // Paper is white in any colour mode, because a dark page would cost ink to its edges. The theme sets the
    // scheme inline.
    _print: { bg: 'white', colorScheme: 'light !important' },
  },
  body: { overflow: 'hidden auto' },
  '*:focus-visible': focusRing,
  '*::placeholder, *[data-placeholder]': { color: 'fg.subtle' },
  '*::selection': { bg: 'brand.subtle', color: 'fg' },
  '@page day': boardSheet,
  'b, strong': { fontWeight: 'semibold' },
});
