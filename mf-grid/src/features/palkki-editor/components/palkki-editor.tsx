import { errors, palkkiFields, type GridPalkki, type GridVehicle } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { RecordWindow, useCan, useLive, useOwnAsiakasId, useRecord } from '@keikka/sdk';
import { useState } from 'react';
import type { PalkkiPlace } from '../../../day/palkki-place.js';
import { removalTexts, useConfirmRemoval } from '../../../palkki/use-confirm-removal.js';
import { usePalkkiTypes } from '../api/palkki-types.js';
import { useDeletePalkki, useSavePalkki } from '../api/save-palkki.js';
import { newPalkkiForm, palkkiFormOf, timeFault } from '../model/palkki-form.js';
import { texts } from '../texts.js';
import { PalkkiFields } from './palkki-fields.js';

export interface PalkkiEditorProps {
  /** null makes a new one. */
  palkki: GridPalkki | null;
  yyyymmdd: Yyyymmdd;
  /** Where a new one begins. */
  place?: PalkkiPlace;
  vehicles: readonly GridVehicle[];
  /** The palkki as it is now, or null when it is gone. */
  readPalkki: (palkkiId: number) => Promise<GridPalkki | null>;
  /** `before` is the palkki as it would be without what was changed in the window. */
  onSaved: (palkki: GridPalkki, before: GridPalkki | null) => void;
  onDeleted: (palkki: GridPalkki) => void;
  onClose: () => void;
}

/** A palkki in its window: made, changed, removed, or without the right only read (G-205). */
export function PalkkiEditor(props: PalkkiEditorProps) {
  const { palkki, yyyymmdd, place, vehicles, readPalkki, onSaved, onDeleted, onClose } = props;
  const asiakasId = useOwnAsiakasId();
  const mayCreate = useCan('action.palkki.create');
  const { data: types = [] } = usePalkkiTypes(asiakasId);
  const savePalkki = useSavePalkki();
  const deletePalkki = useDeletePalkki();
  const confirmRemoval = useConfirmRemoval();
  const editing = useRecord({
    fields: palkkiFields,
    record: useNewest(palkki),
    formOf: (version) => (version ? palkkiFormOf(version) : newPalkkiForm(yyyymmdd, place)),
    fault: (values) => {
      const code = timeFault(values);
      return code && errors[code].text;
    },
    save: (values, base) =>
      savePalkki({ ...values, palkkiId: base?.palkkiId ?? 0, varmenne: base?.varmenne }),
    read: ({ palkkiId }) => readPalkki(palkkiId),
    onSaved,
    onClose,
    texts: { failed: texts.saveFailed, gone: errors['PALKKI.NOT_FOUND'].text },
  });

  async function remove(removed: GridPalkki): Promise<void> {
    if (!(await confirmRemoval('palkki'))) return;
    await editing.attempt(removalTexts.failed, async () => {
      await deletePalkki(removed);
      onDeleted(removed);
      editing.close();
    });
  }

  const { base } = editing;
  return (
    <RecordWindow
      editing={editing}
      title={palkki ? texts.title : texts.newTitle}
      id={palkki?.palkkiId}
      placeKey="palkki"
      help={texts.help}
      readOnly={!mayCreate || (palkki !== null && palkki.ownerAsiakasId !== asiakasId)}
      // A new palkki has nothing to be viewed.
      viewable={palkki !== null}
      savesUnchanged
      conflictTitle={texts.conflict}
      nameOf={(to, id) =>
        to === 'vehicle'
          ? vehicles.find(({ vehicleId }) => vehicleId === id)?.vehicleNo
          : types.find((type) => type.grid_palkkiTypeId === id)?.grid_palkkiTypeDescription
      }
      onRemove={base ? () => void remove(base) : undefined}
      onClose={onClose}
    >
      {(disabled) => (
        <PalkkiFields
          editing={editing}
          vehicles={vehicles}
          currentVehicleId={palkki?.vehicleId ?? null}
          disabled={disabled}
        />
      )}
    </RecordWindow>
  );
}

/** The palkki as it was opened, or as a colleague has saved it since. */
function useNewest(palkki: GridPalkki | null): GridPalkki | null {
  const [newest, setNewest] = useState(palkki);
  useLive('palkkiChanged', ({ row }) => {
    if (row && row.palkkiId === palkki?.palkkiId) setNewest(row);
  });
  return newest;
}
