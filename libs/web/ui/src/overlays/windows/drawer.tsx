import { Drawer as ChakraDrawer, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
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
  /** Where the focus goes when the drawer closes, instead of where it was before. */
  finalFocus?: () => HTMLElement | null | undefined;
  footer?: ReactNode;
  children: ReactNode;
}

const besideStyle = { pointerEvents: 'auto', width: { base: '100dvw', md: 'sideColumn' } } as const;

/** A pane that slides in at the right edge. */
export function Drawer({ open, onClose, title, beside = false, finalFocus, footer, children }: DrawerProps) {
  const container = usePortalContainer();
  const { content, initialFocus } = useFirstFocus(open);
  return (
    <ChakraDrawer.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      modal={!beside}
      initialFocusEl={beside ? initialFocus : undefined}
      closeOnInteractOutside={!beside}
      lazyMount
      unmountOnExit
    >
      <Portal container={container}>
        {!beside && <ChakraDrawer.Backdrop />}
        <ChakraDrawer.Positioner {...(beside && { pointerEvents: 'none' })}>
          <ChakraDrawer.Content ref={content} {...(beside && besideStyle)}>
            {beside && <FocusReturn finalFocus={finalFocus} />}
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

/**
 * The focus enters a drawer beside the page in the frame after its opening. A press in the drawer may already have led
 * it elsewhere on the page by then, and there it stays.
 */
function useFirstFocus(open: boolean) {
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  function initialFocus(): HTMLElement | null {
    const { activeElement, body } = document;
    const isElsewhere =
      ![opener.current, body].includes(activeElement) && !content.current?.contains(activeElement);
    return isElsewhere && activeElement instanceof HTMLElement ? activeElement : null;
  }
  return { content, initialFocus };
}
