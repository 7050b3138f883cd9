import {
  Box,
  Dialog,
  Flex,
  Portal,
  Span,
  type DialogRootProps,
  type SystemStyleObject,
} from '@chakra-ui/react';
import { GripVertical, X } from 'lucide-react';
import type { KeyboardEventHandler, ReactNode, RefObject } from 'react';
import { IconButton } from '../../actions/icon-button.js';
import { usePortalContainer } from '../../parts/portal-container.js';
import { texts } from '../../texts.js';
import type { Place } from './clamp-place.js';
import { useRememberedPlace } from './use-remembered-place.js';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The identity of the record, as a badge after the title. */
  id?: string | number;
  /** Controls between the title and the closing cross. */
  headerEnd?: ReactNode;
  /** Fixed above the scrolling body. */
  toolbar?: ReactNode;
  footer?: ReactNode;
  /** The key under which the window's dragged position is remembered. */
  placeKey: string;
  /** 2 px frame in the source customer's colour. The colour is data and can be any. */
  borderColor?: string;
  width?: string;
  /** For contents with their own panes: no padding, and a pane scrolls instead of the body. */
  flush?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  /** An action is running, so the window cannot be closed before its outcome is shown. */
  busy?: boolean;
  children: ReactNode;
}

/** Esc closes the topmost window. A press beside the window does not, because typed text would be lost. */
const behaviour = {
  closeOnInteractOutside: false,
  closeOnEscape: true,
  trapFocus: true,
  lazyMount: true,
  unmountOnExit: true,
} satisfies Partial<DialogRootProps>;

/** The common window: at most 900 px, dragged by its title, full screen on a phone [G-097]. */
export function Modal({ open, onClose: close, initialFocus, busy = false, ...window }: ModalProps) {
  const container = usePortalContainer();
  const onClose = (): void => {
    if (!busy) close();
  };
  return (
    <Dialog.Root
      {...behaviour}
      open={open}
      onOpenChange={({ open: opened }) => !opened && onClose()}
      initialFocusEl={initialFocus && (() => initialFocus.current)}
    >
      <Portal container={container}>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <ModalWindow {...window} busy={busy} onClose={onClose} />
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** Positioned through custom properties, so that dragging changes an attribute and not a style rule per frame. */
const movable: SystemStyleObject = {
  md: { width: 'var(--modal-width)', transform: 'translate(var(--modal-x), var(--modal-y))' },
};

const placeVariables = ({ x, y }: Place): Record<string, string> => ({
  '--modal-x': `${x}px`,
  '--modal-y': `${y}px`,
});

function ModalWindow(props: Omit<ModalProps, 'open' | 'initialFocus'>) {
  const {
    title,
    id,
    headerEnd,
    toolbar,
    footer,
    placeKey,
    borderColor,
    width = 'sizes.modal',
    flush,
    busy,
    children,
    onClose,
  } = props;
  const { place, content, handle, onGripKeyDown } = useRememberedPlace(placeKey);
  return (
    <Dialog.Content
      ref={content}
      borderWidth={borderColor ? '2px' : 0}
      css={{ '--modal-width': width, ...movable }}
      style={{ ...placeVariables(place), borderColor }}
    >
      <Dialog.Header
        {...handle}
        cursor={{ base: 'default', md: 'move' }}
        touchAction="none"
        userSelect="none"
      >
        <Grip onKeyDown={onGripKeyDown} />
        <Dialog.Title>{title}</Dialog.Title>
        {id !== undefined && <IdBadge>{id}</IdBadge>}
        <Flex flex="1 0 auto" justify="flex-end" align="center" gap="2">
          {headerEnd}
          <IconButton label={texts.close} shortcut="Esc" disabled={busy} onClick={onClose} me="-2">
            <X />
          </IconButton>
        </Flex>
      </Dialog.Header>
      {toolbar && (
        <Box px="4" py="2" bg="bg.subtle" borderBottomWidth="1px">
          {toolbar}
        </Box>
      )}
      <Dialog.Body {...(flush && { p: 0, display: 'flex', overflow: 'hidden' })}>{children}</Dialog.Body>
      {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
    </Dialog.Content>
  );
}

function Grip({ onKeyDown }: { onKeyDown: KeyboardEventHandler }) {
  return (
    <Span
      role="button"
      tabIndex={0}
      aria-label={texts.window.move}
      onKeyDown={onKeyDown}
      display={{ base: 'none', md: 'inline-flex' }}
      color="border.strong"
      ms="-1"
      borderRadius="bar"
    >
      <GripVertical />
    </Span>
  );
}

function IdBadge({ children }: { children: ReactNode }) {
  return (
    <Span
      px="1.5"
      borderRadius="bar"
      flexShrink="0"
      bg="bg.muted"
      color="fg.muted"
      textStyle="text.label"
      fontWeight="semibold"
      py="0.5"
    >
      {children}
    </Span>
  );
}
