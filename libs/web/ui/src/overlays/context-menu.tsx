import { Menu as ChakraMenu, Portal } from '@chakra-ui/react';
import { usePortalContainer } from '../parts/portal-container.js';
import { FocusReturn } from './focus-return.js';
import { MenuEntries, type MenuEntry } from './menu-entries.js';

export interface ContextMenuProps {
  /** Where the pointer is, in the window's pixels; null is closed. */
  point: { x: number; y: number } | null;
  onClose: () => void;
  entries: readonly MenuEntry[];
  label: string;
}

/**
 * A menu at a point, for surfaces with one delegated listener (the board): right click, long press or the menu key
 * only have to say where.
 */
export function ContextMenu({ point, ...menu }: ContextMenuProps) {
  if (!point) return null;
  return (
    <>
      <FocusReturn />
      {/* Another point is another menu, also when the first is still open. */}
      <MenuAt key={`${point.x},${point.y}`} point={point} {...menu} />
    </>
  );
}

interface MenuAtProps extends Omit<ContextMenuProps, 'point'> {
  point: { x: number; y: number };
}

function MenuAt({ point, onClose, entries, label }: MenuAtProps) {
  const container = usePortalContainer();
  return (
    <ChakraMenu.Root
      open
      onOpenChange={({ open }) => !open && onClose()}
      positioning={{
        placement: 'bottom-start',
        gutter: 2,
        // At the lower edge it goes up over the point rather than out of the window.
        overlap: true,
        getAnchorRect: () => ({ ...point, width: 0, height: 0 }),
      }}
      aria-label={label}
    >
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
