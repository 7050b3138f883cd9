import { Menu as ChakraMenu, type MenuRootProps } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { MenuPopup, type MenuEntry } from './menu-popup.js';

export interface MenuProps {
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  placement?: NonNullable<MenuRootProps['positioning']>['placement'];
}

/** A button that opens a list of actions. */
export function Menu({ trigger, entries, placement = 'bottom-start' }: MenuProps) {
  return (
    <ChakraMenu.Root positioning={{ placement, gutter: 4 }} lazyMount unmountOnExit>
      <ChakraMenu.Trigger asChild>{trigger}</ChakraMenu.Trigger>
      <MenuPopup entries={entries} />
    </ChakraMenu.Root>
  );
}
