import {
  Box,
  Dialog,
  Flex,
  Portal,
  Span,
  type DialogRootProps,
  type SystemStyleObject,
} from '@chakra-ui/react';
import { ArrowLeft, GripVertical, X } from 'lucide-react';
import { useRef, type KeyboardEventHandler, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../../actions/icon-button.js';
import { usePortalContainer } from '../../parts/portal-container.js';
import { texts } from '../../texts.js';
import { EDGE_PX, type Place } from './clamp-place.js';
import { focusedIn } from './focused-in.js';
import { leaveEscape } from './takes-escape.js';
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
  /** 2 px frame in the source customer's colour, on a phone the upper edge. The colour is data and can be any. */
  borderColor?: string;
  width?: string;
  /** As wide as the screen has room, for a map [O-038]. */
  wide?: boolean;
  /** The height of a large window whatever it contains, so that it opens in one size; it scrolls inside. */
  large?: boolean;
  /** Below the title: what the window asks. */
  lead?: string;
  /** Below the title on a phone, where there is no room for the badge and the controls of the title. */
  subtitle?: ReactNode;
  /** For contents with their own panes: no padding, and a pane scrolls instead of the body. */
  flush?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where the focus goes when it closes, instead of where it was before; null is where it was. */
  finalFocus?: () => HTMLElement | null;
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

/** The common window: at most 900 px but for a map, dragged by its title, full screen on a phone [G-097]. */
export function Modal({
  open,
  onClose: close,
  initialFocus,
  finalFocus,
  busy = false,
  ...window
}: ModalProps) {
  const container = usePortalContainer();
  const positioner = useRef<HTMLDivElement>(null);
  const onClose = (): void => {
    if (!busy) close();
  };
  return (
    <Dialog.Root
      {...behaviour}
      open={open}
      onOpenChange={({ open: opened }) => !opened && onClose()}
      onEscapeKeyDown={leaveEscape}
      initialFocusEl={() => focusedIn(positioner.current) ?? initialFocus?.current ?? null}
      finalFocusEl={finalFocus}
      // Our own page stays in its place; a partner's may scroll.
      preventScroll={container !== undefined}
    >
      <Portal container={container}>
        <Dialog.Backdrop />
        <Dialog.Positioner ref={positioner}>
          <ModalWindow {...window} busy={busy} onClose={onClose} />
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** Positioned through custom properties, so that dragging changes an attribute and not a style rule per frame. */
const movable: SystemStyleObject = {
  md: {
    width: 'var(--modal-width)',
    transform: 'translate(var(--modal-x), var(--modal-top))',
    '&[data-moved]': {
      alignSelf: 'flex-start',
      maxHeight: `calc(100dvh - var(--modal-top) - ${EDGE_PX}px)`,
    },
  },
};

const placeVariables = ({ x, top }: Place): Record<string, string> => ({
  '--modal-x': `${x}px`,
  '--modal-top': `${top ?? 0}px`,
});

/** On a phone a window is a page: its way out stands first, its title is whole, and the rest yields. */
const largeHeight = { base: '100dvh', md: 'min({sizes.modalHeight}, calc(100dvh - 48px))' } as const;
const wideWidth = { base: 'none', md: 'min({sizes.modalWide}, calc(100dvw - 32px))' } as const;
const wholeTitle = { base: 'normal', md: 'nowrap' } as const;

function ModalWindow(props: Omit<ModalProps, 'open' | 'initialFocus' | 'finalFocus'>) {
  const {
    title,
    id,
    lead,
    subtitle,
    headerEnd,
    toolbar,
    footer,
    placeKey,
    borderColor,
    wide = false,
    width = wide ? 'sizes.modalWide' : 'sizes.modal',
    large = false,
    flush,
    busy,
    children,
    onClose,
  } = props;
  const { place, content, held, handle, onGripKeyDown } = useRememberedPlace(placeKey);
  return (
    <Dialog.Content
      {...held}
      ref={content}
      data-moved={place.top === null ? undefined : ''}
      borderWidth={borderColor ? { base: '3px 0 0', md: '2px' } : 0}
      height={large ? largeHeight : undefined}
      maxW={wide ? wideWidth : undefined}
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
        <Box minW="0" flex={{ base: '1', md: '0 1 auto' }}>
          <Dialog.Title whiteSpace={wholeTitle}>{title}</Dialog.Title>
          {lead && (
            <Dialog.Description textStyle="text.label" color="fg.muted">
              {lead}
            </Dialog.Description>
          )}
          {subtitle && (
            <Box hideFrom="md" textStyle="text.label" color="fg.muted">
              {subtitle}
            </Box>
          )}
        </Box>
        {id !== undefined && <IdBadge hidden={subtitle !== undefined}>{id}</IdBadge>}
        <Flex
          flex={{ md: '1 0 auto' }}
          justify="flex-end"
          align="center"
          gap="2"
          hideBelow={subtitle ? 'md' : undefined}
        >
          {headerEnd}
        </Flex>
        <IconButton
          label={texts.close}
          shortcut="Esc"
          disabled={busy}
          onClick={onClose}
          order={{ base: -1, md: 0 }}
          mx={{ base: '-2', md: '0' }}
          me={{ md: '-2' }}
        >
          <Box as="span" hideFrom="md">
            <ArrowLeft />
          </Box>
          <Box as="span" hideBelow="md">
            <X />
          </Box>
        </IconButton>
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

function IdBadge({ hidden, children }: { hidden: boolean; children: ReactNode }) {
  return (
    <Span
      hideBelow={hidden ? 'md' : undefined}
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
