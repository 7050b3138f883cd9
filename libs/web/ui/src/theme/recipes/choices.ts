import { defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react';
import { checkboxAnatomy, radioGroupAnatomy, switchAnatomy } from '@chakra-ui/react/anatomy';
import { touchTarget } from './control.js';

const row: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  cursor: 'pointer',
  _disabled: { cursor: 'not-allowed', opacity: 0.5 },
  ...touchTarget,
};

export const radioGroupSlotRecipe = defineSlotRecipe({
  className: 'keikka-radio',
  slots: radioGroupAnatomy.keys(),
  base: {
    root: { display: 'flex', gap: '3' },
    item: row,
    itemControl: {
      boxSize: '4',
      flexShrink: 0,
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'full',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'press',
      _checked: { borderColor: 'brand.solid', borderWidth: '5px' },
      _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' },
      _invalid: { borderColor: 'status.error.border' },
      '& .dot': { display: 'none' },
    },
    itemText: { textStyle: 'text.table', userSelect: 'none' },
  },
});

export const checkboxSlotRecipe = defineSlotRecipe({
  className: 'keikka-checkbox',
  slots: checkboxAnatomy.keys(),
  base: {
    root: row,
    control: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSize: '4',
      flexShrink: 0,
      bg: 'bg.surface',
      color: 'brand.contrast',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'bar',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'press',
      _checked: { bg: 'brand.solid', borderColor: 'brand.solid' },
      _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' },
    },
    label: { textStyle: 'text.table', userSelect: 'none' },
  },
});

export const switchSlotRecipe = defineSlotRecipe({
  className: 'keikka-switch',
  slots: switchAnatomy.keys(),
  base: {
    root: {
      ...row,
      mdDown: { flexDirection: 'row-reverse', justifyContent: 'space-between', width: 'full' },
    },
    control: {
      display: 'inline-flex',
      flexShrink: 0,
      width: '7',
      height: '4',
      p: '2px',
      borderRadius: 'full',
      bg: 'border.strong',
      transitionProperty: 'background-color',
      transitionDuration: 'popover',
      _checked: { bg: 'brand.solid' },
      _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' },
      '@media (pointer: coarse)': { width: '10', height: '6' },
    },
    thumb: {
      boxSize: '3',
      borderRadius: 'full',
      bg: 'white',
      transitionProperty: 'translate',
      transitionDuration: 'popover',
      _checked: { translate: '12px 0' },
      '@media (pointer: coarse)': { boxSize: '5', _checked: { translate: '16px 0' } },
    },
    label: { textStyle: 'text.table', userSelect: 'none' },
  },
});
