import type { SystemStyleObject } from '@chakra-ui/react';

/** Fingers need 44 px; a mouse needs only the drawn size. */
export const touchTarget: SystemStyleObject = { '@media (pointer: coarse)': { minH: '11' } };

/** The frame of every input and select. */
export const fieldFrame: SystemStyleObject = {
  width: 'full',
  minW: 0,
  bg: 'bg.surface',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'control',
  textStyle: 'text.table',
  textAlign: 'start',
  outline: 0,
  transitionProperty: 'border-color, box-shadow',
  transitionDuration: 'press',
  '&:is(:focus-visible, :focus-within, [data-state=open])': {
    outline: 'none',
    borderColor: 'focus',
    boxShadow: 'inset 0 0 0 1px {colors.focus}',
  },
  _invalid: {
    borderColor: 'status.error.border',
    boxShadow: 'inset 0 0 0 1px {colors.status.error.border}',
    // An invalid field with the focus shows both states.
    '&:is(:focus-visible, :focus-within, [data-state=open])': {
      borderColor: 'status.error.border',
      boxShadow: 'inset 0 0 0 1px {colors.status.error.border}, 0 0 0 2px {colors.focus}',
    },
  },
  _disabled: { bg: 'bg.subtle', color: 'fg.subtle', cursor: 'not-allowed' },
  _readOnly: { bg: 'bg.subtle' },
  ...touchTarget,
};

/** Menus, lists and popovers that float over the page. */
export const floatingPanel: SystemStyleObject = {
  bg: 'bg.surface',
  color: 'fg',
  borderRadius: 'control',
  boxShadow: 'overlay',
  outline: 0,
  zIndex: 'popover',
  _open: { animationStyle: 'fade-in', animationDuration: 'popover' },
  _closed: { animationStyle: 'fade-out', animationDuration: 'press' },
};

/** A line in a menu or list. */
export const listItem: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minH: '30px',
  px: '2.5',
  borderRadius: 'bar',
  textStyle: 'text.table',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 0,
  _highlighted: { bg: 'bg.subtle', boxShadow: 'inset 2px 0 0 {colors.brand.solid}' },
  _disabled: { color: 'fg.subtle', opacity: 0.6, cursor: 'not-allowed' },
  ...touchTarget,
};

/** Key hints are shown only on devices with a keyboard. */
export const keyHint: SystemStyleObject = { '@media (pointer: coarse)': { display: 'none' } };
