import { chakra } from '@keikka/ui';
import { NavLink } from 'react-router';

/** A page among others, in a bar; the one that is shown is underlined. */
export const NavItemLink = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    px: '2.5',
    textStyle: 'text.table',
    fontWeight: 'semibold',
    color: 'fg.muted',
    _hover: { color: 'fg' },
    '&[aria-current=page]': { color: 'fg', boxShadow: 'inset 0 -2px 0 {colors.brand.fg}' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});
