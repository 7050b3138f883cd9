import { defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react';
import { dialogAnatomy, drawerAnatomy, popoverAnatomy, tooltipAnatomy } from '@chakra-ui/react/anatomy';
import { floatingPanel } from './control.js';

/** A dialog with its scrim is on layer 80, a confirmation over it on 95. */
const LAYER = 'calc({zIndex.dialog} + var(--layer-index, 0) * 15)';

const backdrop: SystemStyleObject = {
  position: 'fixed',
  inset: 0,
  bg: 'scrim',
  zIndex: `calc(${LAYER} - 5)`,
  _open: { animationStyle: 'fade-in', animationDuration: 'dialog' },
  _closed: { animationStyle: 'fade-out', animationDuration: 'popover' },
};

const positioner: SystemStyleObject = { position: 'fixed', inset: 0, display: 'flex', zIndex: LAYER };

const window: SystemStyleObject = {
  display: 'flex',
  flexDirection: 'column',
  bg: 'bg.surface',
  color: 'fg',
  boxShadow: 'dialog',
  outline: 0,
};

const title: SystemStyleObject = { flex: '0 1 auto', minW: 0, textStyle: 'text.title', truncate: true };
const footer: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '2',
  px: '4',
  py: '2.5',
  borderTopWidth: '1px',
};

export const dialogSlotRecipe = defineSlotRecipe({
  className: 'keikka-dialog',
  slots: dialogAnatomy.keys(),
  base: {
    backdrop,
    positioner: { ...positioner, alignItems: 'center', justifyContent: 'center' },
    content: {
      ...window,
      minW: '320px',
      width: { base: '100dvw', md: 'auto' },
      height: { base: '100dvh', md: 'auto' },
      maxW: { base: 'none', md: 'min({sizes.modalMax}, calc(100dvw - 32px))' },
      maxH: { base: '100dvh', md: 'calc(100dvh - 48px)' },
      borderRadius: { base: 0, md: 'dialog' },
      _open: { animationStyle: 'fade-in', animationDuration: 'dialog' },
      _closed: { animationStyle: 'fade-out', animationDuration: 'popover' },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: '11',
      px: '4',
      py: '1.5',
      borderBottomWidth: '1px',
    },
    title,
    description: { textStyle: 'text.table', color: 'fg.muted' },
    body: { flex: 1, minH: 0, overflow: 'auto', p: '4' },
    footer,
  },
});

export const drawerSlotRecipe = defineSlotRecipe({
  className: 'keikka-drawer',
  slots: drawerAnatomy.keys(),
  base: {
    backdrop,
    positioner: { ...positioner, justifyContent: 'flex-end' },
    content: {
      ...window,
      width: 'min(400px, 100dvw)',
      height: '100dvh',
      _open: {
        animationName: 'slide-in-right',
        animationDuration: 'dialog',
        animationTimingFunction: 'standard',
      },
      _closed: { animationName: 'slide-out-right', animationDuration: 'popover' },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: '11',
      px: '4',
      borderBottomWidth: '1px',
    },
    title: { ...title, flex: 1 },
    body: { flex: 1, overflow: 'auto', p: '4' },
    footer,
  },
});

export const popoverSlotRecipe = defineSlotRecipe({
  className: 'keikka-popover',
  slots: popoverAnatomy.keys(),
  base: {
    content: { ...floatingPanel, display: 'flex', flexDirection: 'column', maxH: 'var(--available-height)' },
    header: { px: '3', pt: '2.5', textStyle: 'text.table', fontWeight: 'semibold' },
    body: { p: '3', overflow: 'auto' },
    footer: { display: 'flex', alignItems: 'center', gap: '2', px: '3', pb: '2.5' },
  },
});

export const tooltipSlotRecipe = defineSlotRecipe({
  className: 'keikka-tooltip',
  slots: tooltipAnatomy.keys(),
  base: {
    content: {
      px: '2',
      py: '1',
      maxW: '320px',
      bg: 'toast.bg',
      color: 'toast.fg',
      borderRadius: 'bar',
      boxShadow: 'overlay',
      textStyle: 'text.label',
      zIndex: 'tooltip',
      _open: { animationStyle: 'fade-in', animationDuration: 'popover' },
      _closed: { animationStyle: 'fade-out', animationDuration: 'press' },
    },
  },
});
