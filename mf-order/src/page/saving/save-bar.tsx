import type { KeikkaData, KeikkaGetAnswer } from '@keikka/contracts';
import { clockOf } from '@keikka/domain';
import { RecordChanges } from '@keikka/sdk/record';
import { Button, Flex, Span, Tooltip, Trash2, usePhone, type SystemStyleObject } from '@keikka/ui';
import { useState, type PropsWithChildren } from 'react';
import { useKeikkaCache } from '../../features/keikka/api/keikka-cache.js';
import { LahetaButton } from '../../features/luonnos/components/laheta-button.js';
import { usePoistaLuonnos } from '../../features/luonnos/components/use-poista-luonnos.js';
import { texts as luonnosTexts } from '../../features/luonnos/texts.js';
import { useTila, type TilaOfKeikka } from '../../features/tila/api/use-tila.js';
import { AutosaveToggle } from './autosave-toggle.js';
import { MoreActions } from './more-actions.js';
import { NeighbourOrders } from './neighbour-orders.js';
import { texts } from '../form/texts.js';
import { UndoSave } from './undo-save.js';
import type { AutosaveSetting } from './use-autosave-setting.js';
import type { KeikkaEditing } from '../form/use-keikka-editing.js';
import { useNeighbours } from './use-neighbours.js';
import { useSaveReady, type SaveReady } from './use-save-ready.js';

interface SaveBarProps {
  answer: KeikkaGetAnswer;
  autosave: AutosaveSetting;
  editing: KeikkaEditing;
  savedAt: Date | null;
  /** Absent where there is no window to close: then cancelling puts the stored values back. */
  onClose?: () => void;
  /** The draft was sent or deleted, and is its owner's. */
  onGivenAway: () => void;
}

/** Below the order: what is not saved, and the buttons that save it or take it back [O-029]. */
export function SaveBar(props: SaveBarProps) {
  const { answer, autosave, editing, onClose, onGivenAway } = props;
  const phone = usePhone();
  const cache = useKeikkaCache();
  const { send, remove } = useTila(answer, cache);
  const poista = usePoistaLuonnos(remove, onGivenAway);
  const neighbours = useNeighbours(answer, !onClose);
  const saveReady = useSaveReady(answer, editing);
  const { busy, changed } = editing;
  return (
    <Flex as="footer" css={bar}>
      {phone ? (
        <>
          <Unsaved {...props} />
          <MoreActions {...{ autosave, neighbours, saveReady, busy, poista }} />
          <CancelAndSave {...props} send={send} />
        </>
      ) : (
        <>
          {neighbours && <NeighbourOrders of={neighbours} />}
          {poista && (
            <Button variant="ghost" color="status.error.fg" disabled={busy} onClick={poista}>
              <Trash2 />
              {luonnosTexts.remove}
            </Button>
          )}
          <SaveState {...props} />
          {/* Beside changes that are not saved there is no room for it, nor is the last save what is on the mind. */}
          {changed.length === 0 && <UndoSave {...answer.keikkaData} busy={busy} />}
          <AutosaveToggle setting={autosave} />
          <CancelAndSave {...props} send={send}>
            {saveReady && <SaveReadyButton {...saveReady} busy={busy} />}
          </CancelAndSave>
        </>
      )}
    </Flex>
  );
}

/** Where it waits, it says for what, so it can be hovered and focused. */
function SaveReadyButton({ save, waits, busy }: SaveReady & { busy: boolean }) {
  return (
    <Tooltip content={waits}>
      <Button
        onClick={waits === undefined ? save : undefined}
        disabled={busy}
        aria-disabled={waits !== undefined || undefined}
        aria-description={waits}
      >
        {texts.saveReady}
      </Button>
    </Tooltip>
  );
}

const bar: SystemStyleObject = {
  alignItems: 'center',
  flexWrap: { base: 'wrap', md: 'nowrap' },
  gap: '2',
  px: '4',
  pt: { base: '1', md: '2' },
  pb: 'max({spacing.2}, env(safe-area-inset-bottom))',
  borderTopWidth: '1px',
  bg: 'bg.surface',
  position: 'sticky',
  bottom: '0',
};

function SaveState({ editing: { busy, changed }, savedAt }: SaveBarProps) {
  const stored =
    changed.length > 0 ? texts.unsaved(changed.length) : savedAt && texts.savedAt(clockOf(savedAt));
  const state = busy ? texts.saving : stored || '';
  return (
    <Span flex="1" minW="0" truncate title={state} textStyle="text.table" color="fg.muted" role="status">
      {state}
    </Span>
  );
}

/** On a phone: how many changes there are, in a line of its own, and what they are. */
function Unsaved(props: SaveBarProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Flex align="center" w="full" gap="2">
      <SaveState {...props} />
      {props.editing.changed.length === 0 && (
        <UndoSave {...props.answer.keikkaData} busy={props.editing.busy} />
      )}
      {props.editing.changed.length > 0 && (
        <Button variant="link" me="-3" onClick={() => setShown(true)}>
          {texts.showUnsaved}
        </Button>
      )}
      {isShown && <RecordChanges editing={props.editing} onClose={() => setShown(false)} />}
    </Flex>
  );
}

interface CancelAndSaveProps extends SaveBarProps {
  send: TilaOfKeikka['send'];
}

/** @param props.children between the two */
function CancelAndSave({
  answer,
  editing,
  onClose,
  onGivenAway,
  send,
  children,
}: PropsWithChildren<CancelAndSaveProps>) {
  const { dirty, busy } = editing;
  const cache = useKeikkaCache();
  async function stored(): Promise<KeikkaData | null> {
    return dirty && !(await editing.saved()) ? null : cache.shown(answer.keikkaData.keikkaId);
  }
  return (
    <>
      <Button
        flex={{ base: '1', md: 'none' }}
        onClick={onClose ?? (() => void editing.mayLeave())}
        disabled={busy || (!onClose && !dirty)}
      >
        {texts.cancel}
      </Button>
      {children}
      <Button
        flex={{ base: '2', md: 'none' }}
        variant={send ? undefined : 'primary'}
        busy={busy}
        disabled={!dirty}
        onClick={editing.submit}
      >
        {texts.save}
      </Button>
      {send && <LahetaButton busy={busy} stored={stored} send={send} onSent={onGivenAway} />}
    </>
  );
}
