import { defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react';
import { comboboxAnatomy, menuAnatomy, selectAnatomy } from '@chakra-ui/react/anatomy';
import { fieldFrame, floatingPanel, listItem } from './control.js';

const list: SystemStyleObject = {
  ...floatingPanel,
  display: 'flex',
  flexDirection: 'column',
  maxH: 'min(360px, var(--available-height))',
  overflowY: 'auto',
  p: '1',
};

/** The heading of a group of lines. */
export const groupLabel: SystemStyleObject = {
  px: '2.5',
  py: '1',
  textStyle: 'text.small',
  color: 'fg.subtle',
};

const option: SystemStyleObject = {
  ...listItem,
  // A long list is scrolled, and its lines stay as high as their text.
  flexShrink: 0,
  _selected: { fontWeight: 'semibold' },
  '&[data-state=checked]': { fontWeight: 'semibold', bg: 'brand.subtle' },
};

/** The chevron and the clearing cross inside the field, at its end. */
const endIcons: SystemStyleObject = {
  position: 'absolute',
  insetBlock: 0,
  insetEnd: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  pe: '2',
  color: 'fg.muted',
};

export const selectSlotRecipe = defineSlotRecipe({
  className: 'keikka-select',
  slots: selectAnatomy.keys(),
  base: {
    root: { display: 'flex', flexDirection: 'column', width: 'full', minW: 0 },
    control: { position: 'relative', width: 'full' },
    trigger: {
      ...fieldFrame,
      display: 'flex',
      alignItems: 'center',
      h: '8',
      ps: '2.5',
      pe: '7',
      cursor: 'pointer',
      _placeholderShown: { color: 'fg.subtle' },
    },
    indicatorGroup: { ...endIcons, pointerEvents: 'none' },
    valueText: { flex: 1, truncate: true },
    content: { ...list, minW: 'var(--reference-width)' },
    item: option,
    itemText: { flex: 1 },
    itemGroupLabel: groupLabel,
  },
});

export const comboboxSlotRecipe = defineSlotRecipe({
  className: 'keikka-combobox',
  slots: comboboxAnatomy.keys(),
  base: {
    root: { display: 'flex', flexDirection: 'column', width: 'full', minW: 0 },
    control: { position: 'relative', width: 'full' },
    input: { ...fieldFrame, h: '8', ps: '2.5', pe: '12' },
    indicatorGroup: endIcons,
    trigger: { cursor: 'pointer', borderRadius: 'bar' },
    clearTrigger: { cursor: 'pointer', borderRadius: 'bar', _hover: { color: 'fg' } },
    content: { ...list, minW: 'var(--reference-width)', maxW: 'calc(100vw - {spacing.4})' },
    item: option,
    itemText: { flex: 1 },
    empty: { px: '2.5', py: '1.5', textStyle: 'text.table', color: 'fg.subtle' },
    itemGroupLabel: groupLabel,
  },
});

export const menuSlotRecipe = defineSlotRecipe({
  className: 'keikka-menu',
  slots: menuAnatomy.keys(),
  base: {
    content: { ...list, minW: '200px', maxH: 'var(--available-height)' },
    item: { ...listItem, '&[data-danger]': { color: 'status.error.fg' } },
    itemText: { flex: 1 },
    itemCommand: { fontFamily: 'body', textStyle: 'text.label', color: 'fg.subtle', ms: '4' },
    itemGroupLabel: groupLabel,
    separator: { h: '1px', bg: 'border.subtle', my: '1', mx: '-1' },
  },
});
