import { Box, Dialog, Portal, Text } from '@chakra-ui/react';
import { FilePen } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../actions/button.js';
import { usePortalContainer } from '../../parts/portal-container.js';
import { texts } from '../../texts.js';
import { ChangeTable, type ChangeRow } from './change-table.js';

interface UnsavedDialogProps {
  title: string;
  rows: readonly ChangeRow[];
  /** The save from here is under way. */
  saving: boolean;
  saveDisabled: boolean;
  onStay: () => void;
  onDiscard: () => void;
  onSave: () => void;
}

/** Asks before unsaved work is left: what was changed, and whether it is saved, thrown away or gone on with [O-115]. */
export function UnsavedDialog({
  title,
  rows,
  saving,
  saveDisabled,
  onStay,
  onDiscard,
  onSave,
}: UnsavedDialogProps) {
  const container = usePortalContainer();
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      role="alertdialog"
      open
      onOpenChange={({ open }) => !open && !saving && onStay()}
      closeOnInteractOutside={false}
      initialFocusEl={() => stay.current}
      lazyMount
      unmountOnExit
    >
      <Portal container={container}>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            height="auto"
            width={{ base: 'calc(100dvw - 32px)', md: '640px' }}
            borderRadius="dialog"
          >
            <Dialog.Header>
              <Box color="status.warning.fg" aria-hidden>
                <FilePen />
              </Box>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description mb="2" color="fg.muted" textStyle="text.table">
                {texts.unsaved.question}
              </Dialog.Description>
              {rows.length > 0 && <ChangeTable rows={rows} />}
            </Dialog.Body>
            <Dialog.Footer>
              <Text flex="1" textStyle="text.label" color="fg.muted" hideBelow="md">
                {texts.unsaved.stayHint}
              </Text>
              <Button ref={stay} onClick={onStay} disabled={saving}>
                {texts.cancel}
              </Button>
              <Button variant="danger" onClick={onDiscard} disabled={saving}>
                {texts.unsaved.discard}
              </Button>
              <Button variant="primary" onClick={onSave} busy={saving} disabled={saveDisabled}>
                {texts.unsaved.save}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
