import type { GridPalkki, GridVehicle } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { useCan, useNotify, useSession } from '@keikka/sdk';
import { Banner, Button, StepModal, Trash2 } from '@keikka/ui';
import { useState } from 'react';
import { useFirstField } from '../../../first-field/use-first-field.js';
import {
  palkkiRemovalTexts,
  useConfirmPalkkiRemoval,
} from '../../../palkki-removal/use-confirm-palkki-removal.js';
import { useDeletePalkki, useSavePalkki } from '../api/save-palkki.js';
import { draftFault, draftOf, draftOfDay, saveOf } from '../model/palkki-draft.js';
import { texts } from '../texts.js';
import { PalkkiFields } from './palkki-fields.js';

export interface PalkkiEditorProps {
  /** null makes a new one. */
  palkki: GridPalkki | null;
  yyyymmdd: Yyyymmdd;
  vehicles: readonly GridVehicle[];
  onSaved: (palkki: GridPalkki) => void;
  onDeleted: (palkkiId: number) => void;
  onClose: () => void;
}

/** A palkki in its window: made, changed, removed, or without the right only read (G-205). */
export function PalkkiEditor({ palkki, yyyymmdd, vehicles, onSaved, onDeleted, onClose }: PalkkiEditorProps) {
  const [draft, setDraft] = useState(() => (palkki ? draftOf(palkki) : draftOfDay(yyyymmdd)));
  const [tried, setTried] = useState(false);
  const ownAsiakasId = useSession().userAsiakas?.asiakasId;
  const mayCreate = useCan('action.palkki.create');
  const editing = mayCreate && (palkki === null || palkki.ownerAsiakasId === ownAsiakasId);
  const save = useSavePalkki();
  const remove = useRemovePalkki(palkki, onDeleted, onClose);
  const notify = useNotify();
  const { form, firstField } = useFirstField();
  const fault = tried ? draftFault(draft) : undefined;

  function onSave(): void {
    setTried(true);
    if (draft.vehicleId === null || draftFault(draft)) return;
    save.mutate(saveOf(draft, draft.vehicleId, palkki), {
      onSuccess: (saved) => {
        onSaved(saved);
        onClose();
      },
      onError: (error) => notify.error(texts.saveFailed, error),
    });
  }

  return (
    <StepModal
      open
      onClose={onClose}
      title={palkki ? texts.title : texts.newTitle}
      id={palkki?.palkkiId}
      placeKey="palkki"
      initialFocus={firstField}
      editing={editing}
      saving={save.isPending || remove.busy}
      onSave={onSave}
      footerStart={
        palkki &&
        editing && (
          <Button variant="danger" onClick={() => void remove.ask()}>
            <Trash2 /> {texts.remove}
          </Button>
        )
      }
    >
      {fault === 'time' && <Banner tone="error">{texts.startNotBeforeEnd}</Banner>}
      <PalkkiFields
        ref={form}
        draft={draft}
        onChange={setDraft}
        vehicles={vehicles}
        disabled={!editing || save.isPending}
        vehicleMissing={fault === 'vehicle'}
      />
    </StepModal>
  );
}

function useRemovePalkki(
  palkki: GridPalkki | null,
  onDeleted: (palkkiId: number) => void,
  onClose: () => void,
) {
  const remove = useDeletePalkki();
  const confirmRemoval = useConfirmPalkkiRemoval();
  const notify = useNotify();
  async function ask(): Promise<void> {
    if (!palkki || !(await confirmRemoval())) return;
    remove.mutate(palkki.palkkiId, {
      onSuccess: () => {
        notify.success(palkkiRemovalTexts.done);
        onDeleted(palkki.palkkiId);
        onClose();
      },
      onError: (error) => notify.error(palkkiRemovalTexts.failed, error),
    });
  }
  return { ask, busy: remove.isPending };
}
