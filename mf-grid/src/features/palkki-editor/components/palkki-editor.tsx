import { errors, palkkiFields, type GridPalkki, type GridVehicle } from '@keikka/contracts';
import type { NameOf } from '@keikka/contracts/fields';
import { vehicleName, type Yyyymmdd } from '@keikka/domain';
import { useCan, useLive, useOwnAsiakasId } from '@keikka/sdk';
import { formOf, RecordWindow, useNameOf, useRecord } from '@keikka/sdk/record';
import { useState } from 'react';
import { usePalkkiChanges } from '../../../changes/use-palkki-changes.js';
import type { Slot } from '../../../day/drops/slot.js';
import { removalTexts, useConfirmRemoval } from '../../../palkki/use-confirm-removal.js';
import { itemSummary } from '../../../day/model/item-text.js';
import { newPalkkiForm, timeFault } from '../model/palkki-form.js';
import { texts } from '../texts.js';
import { PalkkiFields } from './palkki-fields.js';
import { useMovedEnd } from './use-moved-end.js';

interface PalkkiEditorProps {
  /** null makes a new one. */
  palkki: GridPalkki | null;
  yyyymmdd: Yyyymmdd;
  /** The place of a new palkki. */
  place?: Slot;
  /** The vehicle of the palkki. */
  vehicle?: GridVehicle;
  onClose: () => void;
}

/** A palkki in its window: made, changed, removed, or without the right only read (G-205). */
export function PalkkiEditor({ palkki, yyyymmdd, place, vehicle, onClose }: PalkkiEditorProps) {
  const asiakasId = useOwnAsiakasId();
  const mayCreate = useCan('action.palkki.create');
  const nameOf = useNameOf(palkkiFields);
  // The list of vehicles lacks one that the company may not plan.
  const names: NameOf = (to, id) =>
    to === 'vehicle' && id === vehicle?.vehicleId ? vehicleName(vehicle) : undefined;
  const { read, save, saved, remove } = usePalkkiChanges(yyyymmdd);
  const confirmRemoval = useConfirmRemoval();
  const movedEnd = useMovedEnd();
  const editing = useRecord({
    fields: palkkiFields,
    ...useNewest(palkki),
    formOf: (version) => (version ? formOf(palkkiFields, version) : newPalkkiForm(yyyymmdd, place)),
    follow: movedEnd.follow,
    fault: (values) => {
      const code = timeFault(values);
      return code && errors[code].text;
    },
    save,
    read: ({ palkkiId }) => read(palkkiId),
    onSaved: saved,
    onClose,
    texts: { failed: texts.saveFailed, gone: errors['PALKKI.NOT_FOUND'].text },
  });

  async function removeAsked(removed: GridPalkki): Promise<void> {
    const vehicleNo = nameOf('vehicle', removed.vehicleId) ?? names('vehicle', removed.vehicleId) ?? '';
    if (!(await confirmRemoval('palkki', itemSummary(removed, vehicleNo)))) return;
    await editing.attempt(removalTexts.failed, async () => {
      await remove(removed);
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
      // A new palkki cannot be viewed.
      viewable={palkki !== null}
      savesUnchanged
      conflictTitle={texts.conflict}
      names={names}
      onRemove={base ? () => void removeAsked(base) : undefined}
      onClose={onClose}
    >
      {(disabled) => (
        <PalkkiFields editing={editing} vehicle={vehicle} movedEnd={movedEnd} disabled={disabled} />
      )}
    </RecordWindow>
  );
}

/** The palkki as it was opened, or as a colleague has saved it since, or that it was removed. */
function useNewest(palkki: GridPalkki | null): { record: GridPalkki | null; gone: boolean } {
  const [known, setKnown] = useState({ record: palkki, gone: false });
  useLive('palkkiChanged', ({ palkkiId, row }) => {
    if (palkkiId === palkki?.palkkiId) setKnown({ record: row ?? palkki, gone: row === null });
  });
  return known;
}
