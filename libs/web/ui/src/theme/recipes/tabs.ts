import { defineSlotRecipe } from '@chakra-ui/react';
import { tabsAnatomy } from '@chakra-ui/react/anatomy';

export const tabsSlotRecipe = defineSlotRecipe({
  className: 'keikka-tabs',
  slots: tabsAnatomy.keys(),
  base: {
    root: { _vertical: { display: 'flex', minH: 0 } },
    list: {
      display: 'flex',
      _horizontal: { borderBottomWidth: '1px', borderColor: 'border', overflowX: 'auto' },
      _vertical: {
        flexDirection: 'column',
        bg: 'bg.canvas',
        borderEndWidth: '1px',
        borderColor: 'border',
        overflowY: 'auto',
      },
    },
    trigger: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'center',
      flexShrink: 0,
      minH: '38px',
      px: '3',
      py: '1',
      textStyle: 'text.table',
      fontWeight: 'semibold',
      color: 'fg.muted',
      textAlign: 'start',
      cursor: 'pointer',
      transitionProperty: 'color, background-color',
      transitionDuration: 'press',
      _hover: { color: 'fg' },
      _disabled: { color: 'fg.subtle', cursor: 'not-allowed', opacity: 0.7 },
      _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
      _selected: { color: 'brand.fg' },
      '&[data-selected][data-orientation=horizontal]': { boxShadow: 'inset 0 -2px 0 {colors.brand.fg}' },
      '&[data-selected][data-orientation=vertical]': {
        bg: 'brand.subtle',
        boxShadow: 'inset 3px 0 0 {colors.brand.fg}',
      },
      '@media (pointer: coarse)': { minH: '11' },
    },
    content: { outline: 0, flex: 1, minW: 0 },
  },
});
