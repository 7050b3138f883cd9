import { Menu as ChakraMenu } from '@chakra-ui/react';
import { FocusReturn } from '../focus-return.js';
import { MenuPopup, type MenuEntry } from './menu-popup.js';

interface ContextMenuProps {
  /** The pointer's position in pixels of the window; null is closed. */
  point: { x: number; y: number } | null;
  onClose: () => void;
  entries: readonly MenuEntry[];
  label: string;
  /** The entry that is marked at once, so that Enter takes it. */
  marked?: string;
}

/**
 * A menu at a point, for surfaces with one delegated listener (the board). Right click, long press and the menu key
 * only pass a position.
 */
export function ContextMenu({ point, ...menu }: ContextMenuProps) {
  if (!point) return null;
  return (
    <>
      <FocusReturn />
      {/* A new position is a new menu, even while the previous one is open. */}
      <MenuAt key={`${point.x},${point.y}`} point={point} {...menu} />
    </>
  );
}

interface MenuAtProps extends Omit<ContextMenuProps, 'point'> {
  point: { x: number; y: number };
}

function MenuAt({ point, onClose, entries, label, marked }: MenuAtProps) {
  return (
    <ChakraMenu.Root
      open
      defaultHighlightedValue={marked}
      onOpenChange={({ open }) => !open && onClose()}
      positioning={{
        placement: 'bottom-start',
        gutter: 2,
        // At the lower edge the menu opens upwards instead of leaving the window.
        overlap: true,
        getAnchorRect: () => ({ ...point, width: 0, height: 0 }),
      }}
      aria-label={label}
    >
      <MenuPopup entries={entries} />
    </ChakraMenu.Root>
  );
}
