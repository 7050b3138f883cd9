import { defineRecipe } from '@chakra-ui/react';

export const kbdRecipe = defineRecipe({
  className: 'keikka-kbd',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minW: '18px',
    h: '18px',
    px: '1',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'bar',
    bg: 'bg.surface',
    color: 'fg.muted',
    fontFamily: 'body',
    textStyle: 'text.small',
  },
});

export const linkRecipe = defineRecipe({
  className: 'keikka-link',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    color: 'brand.fg',
    fontWeight: 'semibold',
    borderRadius: 'bar',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
});

export const separatorRecipe = defineRecipe({
  className: 'keikka-separator',
  base: { display: 'block', borderColor: 'border.subtle', flexShrink: 0 },
  variants: {
    orientation: {
      horizontal: { borderTopWidth: '1px', width: 'full' },
      vertical: { borderStartWidth: '1px', alignSelf: 'stretch' },
    },
  },
  defaultVariants: { orientation: 'horizontal' },
});

export const spinnerRecipe = defineRecipe({
  className: 'keikka-spinner',
  base: {
    display: 'inline-block',
    boxSize: '4',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderInlineStartColor: 'transparent',
    animation: 'spin 700ms linear infinite',
  },
});
