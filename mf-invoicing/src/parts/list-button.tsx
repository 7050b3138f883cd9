import { chakra } from '@keikka/ui';

/** An entry of a list beside what it opens; the open one is marked by `aria-current`. */
export const ListButton = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    px: '3',
    py: '2',
    textAlign: 'start',
    borderBottomWidth: '1px',
    borderInlineStartWidth: '3px',
    borderInlineStartColor: 'transparent',
    _hover: { bg: 'bg.subtle' },
    '&[aria-current=true]': { bg: 'brand.subtle', borderInlineStartColor: 'brand.solid' },
  },
});
