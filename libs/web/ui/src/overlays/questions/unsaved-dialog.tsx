import { Box, Dialog, Portal, Text, chakra } from '@chakra-ui/react';
import { ArrowRight, FilePen } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../actions/button.js';
import { usePortalContainer } from '../../parts/portal-container.js';
import { texts } from '../../texts.js';

/** A field that was changed and not saved, with its values in words. */
export interface ChangeRow {
  field: string;
  label: string;
  before: string;
  after: string;
}

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

const Table = chakra('table', {
  base: {
    width: 'full',
    textStyle: 'text.table',
    borderCollapse: 'collapse',
    '& th, & td': { px: '2', py: '1.5', textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' },
    '& td': { whiteSpace: 'pre-wrap', color: 'fg.muted', width: '32%' },
    '& td:last-of-type': { color: 'fg', fontWeight: 'semibold', width: 'auto' },
    '& tbody th': { fontWeight: 'semibold', width: '28%', hyphens: 'auto' },
    '& tr': { borderTopWidth: '1px', borderColor: 'border.subtle' },
    '& thead th': { bg: 'bg.subtle', color: 'fg.muted', textStyle: 'text.label', fontWeight: 'semibold' },
  },
});

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

function ChangeTable({ rows }: { rows: readonly ChangeRow[] }) {
  return (
    <Box borderWidth="1px" borderRadius="control" overflow="auto" maxH="50dvh">
      <Table>
        <thead>
          <tr>
            <th scope="col">{texts.unsaved.field}</th>
            <th scope="col">{texts.unsaved.before}</th>
            <th scope="col">{texts.unsaved.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ field, label, before, after }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>{before}</td>
              <td>
                <Box
                  as="span"
                  color="fg.muted"
                  display="inline-flex"
                  verticalAlign="middle"
                  me="2"
                  aria-hidden
                >
                  <ArrowRight size={14} />
                </Box>
                {after}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
