import { Dialog, Portal } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { Button } from '../../actions/button.js';
import { usePortalContainer } from '../../parts/portal-container.js';
import { texts } from '../../texts.js';

export interface ConfirmQuestion {
  title: string;
  text: ReactNode;
  /** A way to what happened meanwhile. */
  link?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** The action destroys something: its button is red and the cancel button has the focus. */
  danger?: boolean;
}

interface ConfirmDialogProps extends ConfirmQuestion {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question with two buttons; the only window that may lie on another. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    link,
    confirmLabel,
    cancelLabel = texts.cancel,
    danger = false,
    onConfirm,
    onCancel,
  } = props;
  const container = usePortalContainer();
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      role="alertdialog"
      open={open}
      onOpenChange={(change) => !change.open && onCancel()}
      closeOnInteractOutside={false}
      initialFocusEl={() => (danger ? cancel : confirm).current}
      lazyMount
      unmountOnExit
    >
      <Portal container={container}>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            height="auto"
            width={{ base: 'calc(100dvw - 32px)', md: '440px' }}
            borderRadius="dialog"
          >
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description asChild>
                <div>{text}</div>
              </Dialog.Description>
              {link}
            </Dialog.Body>
            <Dialog.Footer>
              <Button ref={cancel} onClick={onCancel}>
                {cancelLabel}
              </Button>
              <Button ref={confirm} variant={danger ? 'danger' : 'primary'} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
