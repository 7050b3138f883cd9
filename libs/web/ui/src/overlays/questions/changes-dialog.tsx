import { Dialog, Portal } from '@chakra-ui/react';
import { Button } from '../../actions/button.js';
import { usePortalContainer } from '../../parts/portal-container.js';
import { texts } from '../../texts.js';
import { ChangeTable, type ChangeRow } from './change-table.js';

interface ChangesDialogProps {
  rows: readonly ChangeRow[];
  onClose: () => void;
}

/** What is not saved yet, to be read. */
export function ChangesDialog({ rows, onClose }: ChangesDialogProps) {
  const container = usePortalContainer();
  return (
    <Dialog.Root open onOpenChange={({ open }) => !open && onClose()} lazyMount unmountOnExit>
      <Portal container={container}>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            height="auto"
            width={{ base: 'calc(100dvw - 32px)', md: '640px' }}
            borderRadius="dialog"
          >
            <Dialog.Header>
              <Dialog.Title>{texts.unsaved.changes}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <ChangeTable rows={rows} />
            </Dialog.Body>
            <Dialog.Footer>
              <Button onClick={onClose}>{texts.close}</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
