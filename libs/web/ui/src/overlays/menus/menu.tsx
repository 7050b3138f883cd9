import { Menu as ChakraMenu, Portal, type MenuRootProps } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { usePortalContainer } from '../../parts/portal-container.js';
import { MenuEntries, type MenuEntry } from './menu-entries.js';

export interface MenuProps {
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  placement?: NonNullable<MenuRootProps['positioning']>['placement'];
}

/** A button that opens a list of actions. */
export function Menu({ trigger, entries, placement = 'bottom-start' }: MenuProps) {
  const container = usePortalContainer();
  return (
    <ChakraMenu.Root positioning={{ placement, gutter: 4 }} lazyMount unmountOnExit>
      <ChakraMenu.Trigger asChild>{trigger}</ChakraMenu.Trigger>
      <Portal container={container}>
        <ChakraMenu.Positioner>
          <ChakraMenu.Content>
            <MenuEntries entries={entries} />
          </ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </Portal>
    </ChakraMenu.Root>
  );
}
