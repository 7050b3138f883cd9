import { errors, type GridVehicle } from '@keikka/contracts';
import { useCan, useOwnAsiakasId } from '@keikka/sdk';
import {
  Banner,
  Button,
  ConflictDialog,
  FormFaultsProvider,
  StepModal,
  Trash2,
  useFirstField,
} from '@keikka/ui';
import { useState } from 'react';
import { usePalkkiTypes } from '../api/palkki-types.js';
import { conflictRows } from '../model/palkki-conflict.js';
import { texts } from '../texts.js';
import { PalkkiFields } from './palkki-fields.js';
import { usePalkkiEditing, type PalkkiEditing } from './use-palkki-editing.js';

export interface PalkkiEditorProps extends PalkkiEditing {
  vehicles: readonly GridVehicle[];
}

/** A palkki in its window: made, changed, removed, or without the right only read (G-205). */
export function PalkkiEditor({ vehicles, ...props }: PalkkiEditorProps) {
  const { palkki, onClose } = props;
  const asiakasId = useOwnAsiakasId();
  const mayCreate = useCan('action.palkki.create');
  const mayEdit = mayCreate && (palkki === null || palkki.ownerAsiakasId === asiakasId);
  const { data: types = [] } = usePalkkiTypes(asiakasId);
  const editing = usePalkkiEditing(props);
  const { fault, conflicts, busy } = editing;
  const [isViewed, setViewed] = useState(false);
  const isEdited = mayEdit && !isViewed;
  const { form, firstField } = useFirstField(editing.tries);
  return (
    <>
      <StepModal
        open
        onClose={onClose}
        title={palkki ? texts.title : texts.newTitle}
        id={palkki?.palkkiId}
        placeKey="palkki"
        help={texts.help}
        initialFocus={firstField}
        editing={isEdited}
        // What is typed is saved or given up first; a new palkki has nothing to be viewed.
        onEditingChange={mayEdit && palkki && !editing.dirty ? (edited) => setViewed(!edited) : undefined}
        dirty={editing.dirty}
        saving={busy}
        failure={editing.failure}
        onSave={editing.submit}
        footerStart={
          palkki &&
          isEdited && (
            <Button variant="danger" onClick={() => void editing.remove(palkki)}>
              <Trash2 /> {texts.remove}
            </Button>
          )
        }
      >
        {fault && fault !== 'vehicle' && <Banner tone="error">{errors[fault].text}</Banner>}
        <FormFaultsProvider faults={editing.faults}>
          <PalkkiFields
            ref={form}
            draft={editing.draft}
            onChange={editing.setDraft}
            vehicles={vehicles}
            currentVehicleId={palkki?.vehicleId ?? null}
            disabled={!isEdited || busy}
            vehicleMissing={fault === 'vehicle'}
          />
        </FormFaultsProvider>
      </StepModal>
      {conflicts && (
        <ConflictDialog
          title={texts.conflict}
          rows={conflictRows(conflicts, { types, vehicles })}
          busy={busy}
          onResolve={editing.resolve}
          onCancel={editing.forgetConflicts}
        />
      )}
    </>
  );
}
