import type { KeikkaGetAnswer } from '@keikka/contracts';
import { clockOf } from '@keikka/domain';
import { Box, Button, Flex, Span } from '@keikka/ui';
import { AutosaveToggle } from './autosave-toggle.js';
import { NeighbourOrders } from './neighbour-orders.js';
import { ReadyButton } from './ready-button.js';
import { texts } from './texts.js';
import type { useAutosaveSetting } from './use-autosave-setting.js';
import type { KeikkaEditing } from './use-keikka-editing.js';

interface SaveBarProps {
  answer: KeikkaGetAnswer;
  autosave: ReturnType<typeof useAutosaveSetting>;
  editing: KeikkaEditing;
  savedAt: Date | null;
  /** Absent where there is no window to close: then cancelling puts the stored values back. */
  onClose?: () => void;
}

/** Below the order: what is not saved, and the buttons that save it or take it back [O-029]. */
export function SaveBar({ answer, autosave, editing, savedAt, onClose }: SaveBarProps) {
  const { changed, dirty, busy } = editing;
  return (
    <Flex
      as="footer"
      align="center"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      gap="2"
      px="4"
      py="2"
      borderTopWidth="1px"
      bg="bg.surface"
      position="sticky"
      bottom="0"
    >
      <NeighbourOrders answer={answer} onPage={!onClose} />
      <Span flex="1" minW="0" textStyle="text.table" color="fg.muted" role="status">
        {busy
          ? texts.saving
          : changed.length > 0
            ? texts.unsaved(changed.length)
            : savedAt && texts.savedAt(clockOf(savedAt))}
      </Span>
      {/* On a phone the buttons are wide, in a line of their own. */}
      <Box hideFrom="md" flexBasis="full" />
      <AutosaveToggle setting={autosave} />
      <Button
        flex={{ base: '1', md: 'none' }}
        onClick={onClose ?? (() => void editing.mayLeave())}
        disabled={busy || (!onClose && !dirty)}
      >
        {texts.cancel}
      </Button>
      <ReadyButton answer={answer} editing={editing} />
      <Button
        flex={{ base: '2', md: 'none' }}
        variant="primary"
        busy={busy}
        disabled={!dirty}
        onClick={editing.submit}
      >
        {texts.save}
      </Button>
    </Flex>
  );
}
