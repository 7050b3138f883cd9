import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import { fieldAnatomy } from '@chakra-ui/react/anatomy';
import { fieldFrame } from './control.js';

export const inputRecipe = defineRecipe({
  className: 'keikka-input',
  base: { ...fieldFrame, h: '8', px: '2.5' },
  variants: { size: { sm: { h: '7', px: '2' }, md: {} } },
  defaultVariants: { size: 'md' },
});

export const textareaRecipe = defineRecipe({
  className: 'keikka-textarea',
  base: { ...fieldFrame, minH: '14', px: '2.5', py: '1.5' },
});

export const fieldSlotRecipe = defineSlotRecipe({
  className: 'keikka-field',
  slots: fieldAnatomy.keys(),
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '3px', width: 'full', minW: 0 },
    label: { textStyle: 'text.label', fontWeight: 'semibold', color: 'fg.muted', userSelect: 'none' },
    requiredIndicator: { color: 'status.error.fg', ms: '0.5' },
    helperText: { textStyle: 'text.label', color: 'fg.subtle' },
    errorText: { textStyle: 'text.label', color: 'status.error.fg', textWrap: 'balance' },
  },
});
