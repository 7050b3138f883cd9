import { defineRecipe } from '@chakra-ui/react';

export const buttonRecipe = defineRecipe({
  className: 'keikka-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    flexShrink: 0,
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    textStyle: 'text.table',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color, translate',
    transitionDuration: 'press',
    _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    _active: { translate: '0 1px' },
    _disabled: { opacity: 0.45, cursor: 'not-allowed', translate: 'none' },
    _icon: { flexShrink: 0 },
    '@media (pointer: coarse)': { minH: '11', minW: '11' },
  },
  variants: {
    variant: {
      primary: {
        bg: 'brand.solid',
        color: 'brand.contrast',
        _hover: { bg: 'brand.solid.hover' },
        _active: { bg: 'brand.solid.hover' },
      },
      secondary: {
        bg: 'bg.surface',
        color: 'fg',
        borderColor: 'border',
        _hover: { bg: 'bg.subtle' },
        _active: { bg: 'bg.muted' },
        _expanded: { bg: 'bg.muted' },
      },
      ghost: {
        color: 'fg.muted',
        _hover: { bg: 'bg.subtle', color: 'fg' },
        _active: { bg: 'bg.muted' },
        _expanded: { bg: 'bg.muted', color: 'fg' },
      },
      danger: {
        bg: 'bg.surface',
        color: 'status.error.fg',
        borderColor: 'status.error.border',
        _hover: { bg: 'status.error.bg' },
        _active: { bg: 'status.error.bg' },
      },
      link: { color: 'brand.fg', _hover: { bg: 'brand.subtle' }, _active: { bg: 'brand.subtle' } },
    },
    size: {
      sm: { h: '7', px: '2' },
      md: { h: '8', px: '3' },
      lg: { h: '11', px: '4', textStyle: 'text.base', fontWeight: 'semibold' },
    },
    /** A square for a lone icon. */
    square: { true: { px: 0, aspectRatio: '1' } },
  },
  defaultVariants: { variant: 'secondary', size: 'md' },
});
