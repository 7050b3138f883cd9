import { defineGlobalStyles, type SystemStyleObject } from '@chakra-ui/react';

/** Text and ground of the root: the page, or the wrapper inside a shadow root that a foreign page cannot reach. */
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

/** A board is wider than it is high; other pages are printed as they come. The types know no paper. */
const boardSheet = { size: 'landscape', margin: '8mm' } as SystemStyleObject;

export const globalCss = defineGlobalStyles({
  // Where the colours are declared, and not on every element: a board has a thousand of them.
  ':root, :host, .light, .dark': {
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border.subtle',
  },
  html: {
    ...rootStyle,
    bg: 'bg.canvas',
    scrollbarColor: '{colors.border} transparent',
    // Paper is white whatever the screen is: a dark page would drink ink to the edge. The theme sets the scheme inline.
    _print: { bg: 'white', colorScheme: 'light !important' },
  },
  body: { overflow: 'hidden auto' },
  '*:focus-visible': focusRing,
  '*::placeholder, *[data-placeholder]': { color: 'fg.subtle' },
  '*::selection': { bg: 'brand.subtle', color: 'fg' },
  '@page day': boardSheet,
  'b, strong': { fontWeight: 'semibold' },
});
