import { clockOf } from '@keikka/domain';
import { useNotify } from '@keikka/sdk';
import { Button, discardQuestion, Flex, Span, useConfirm } from '@keikka/ui';
import { texts } from './texts.js';
import type { KeikkaEditing } from './use-keikka-editing.js';

interface SaveBarProps {
  editing: KeikkaEditing;
  savedAt: Date | null;
  /** Absent where there is no window to close: then cancelling puts the stored values back. */
  onClose?: () => void;
}

/** Below the order: what is not saved, and the buttons that save it or take it back [O-029]. */
export function SaveBar({ editing, savedAt, onClose }: SaveBarProps) {
  const confirm = useConfirm();
  const notify = useNotify();
  const { changed, dirty, busy } = editing;

  async function cancel(): Promise<void> {
    // Leaving the window's address asks by itself.
    if (onClose) {
      onClose();
    } else if (await confirm(discardQuestion)) {
      editing.discard();
      notify.info(texts.discarded);
    }
  }
  return (
    <Flex
      as="footer"
      align="center"
      gap="2"
      px="4"
      py="2"
      borderTopWidth="1px"
      bg="bg.surface"
      position="sticky"
      bottom="0"
    >
      <Span flex="1" minW="0" textStyle="text.table" color="fg.muted" role="status">
        {busy
          ? texts.saving
          : changed.length > 0
            ? texts.unsaved(changed.length)
            : savedAt && texts.savedAt(clockOf(savedAt))}
      </Span>
      <Button onClick={() => void cancel()} disabled={busy || (!onClose && !dirty)}>
        {texts.cancel}
      </Button>
      <Button type="submit" variant="primary" busy={busy} disabled={!dirty}>
        {texts.save}
      </Button>
    </Flex>
  );
}
