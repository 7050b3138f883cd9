import { Drawer as ChakraDrawer, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button.js';
import { usePortalContainer } from '../../parts/portal-container.js';
import { texts } from '../../texts.js';
import { FocusReturn } from '../focus-return.js';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Covers the side column without a veil; the page beside it stays usable. */
  beside?: boolean;
  footer?: ReactNode;
  children: ReactNode;
}

const besideStyle = { pointerEvents: 'auto', width: { base: '100dvw', md: 'sideColumn' } } as const;

/** A pane that slides in at the right edge. */
export function Drawer({ open, onClose, title, beside = false, footer, children }: DrawerProps) {
  const container = usePortalContainer();
  return (
    <ChakraDrawer.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      modal={!beside}
      closeOnInteractOutside={!beside}
      lazyMount
      unmountOnExit
    >
      <Portal container={container}>
        {!beside && <ChakraDrawer.Backdrop />}
        <ChakraDrawer.Positioner {...(beside && { pointerEvents: 'none' })}>
          <ChakraDrawer.Content {...(beside && besideStyle)}>
            {beside && <FocusReturn />}
            <ChakraDrawer.Header>
              <ChakraDrawer.Title>{title}</ChakraDrawer.Title>
              <IconButton label={texts.close} shortcut="Esc" onClick={onClose} me="-2">
                <X />
              </IconButton>
            </ChakraDrawer.Header>
            <ChakraDrawer.Body>{children}</ChakraDrawer.Body>
            {footer && <ChakraDrawer.Footer>{footer}</ChakraDrawer.Footer>}
          </ChakraDrawer.Content>
        </ChakraDrawer.Positioner>
      </Portal>
    </ChakraDrawer.Root>
  );
}
