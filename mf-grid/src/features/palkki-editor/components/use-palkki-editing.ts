import { errors, palkkiFields, type GridPalkki, type GridVehicle } from '@keikka/contracts';
import type { NameOf } from '@keikka/contracts/fields';
import { vehicleName, type Yyyymmdd } from '@keikka/domain';
import { useCan, useLive, useOwnAsiakasId } from '@keikka/sdk';
import { formOf, useNameOf, useRecord } from '@keikka/sdk/record';
import { useState } from 'react';
import { usePalkkiChanges } from '../../../changes/use-palkki-changes.js';
import { itemSummary } from '../../../day/model/item-text.js';
import { removalTexts, useConfirmRemoval } from '../../../palkki/use-confirm-removal.js';
import { newPalkkiForm, timeFault, type NewPalkki } from '../model/palkki-form.js';
import { texts } from '../texts.js';
import { useMovedEnd } from './use-moved-end.js';

export interface PalkkiEditingOptions {
  /** null makes a new one. */
  palkki: GridPalkki | null;
  yyyymmdd: Yyyymmdd;
  /** What a new palkki stands for already. */
  known?: NewPalkki;
  /** The vehicle of the palkki. */
  vehicle?: GridVehicle;
  onClose: () => void;
}

/** A palkki being made, changed, removed, or without the right only read (G-205). */
export function usePalkkiEditing({ palkki, yyyymmdd, known, vehicle, onClose }: PalkkiEditingOptions) {
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
    formOf: (version) => (version ? formOf(palkkiFields, version) : newPalkkiForm(yyyymmdd, known)),
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
  const { base } = editing;

  async function removeAsked(removed: GridPalkki): Promise<void> {
    const vehicleNo = nameOf('vehicle', removed.vehicleId) ?? names('vehicle', removed.vehicleId) ?? '';
    if (!(await confirmRemoval('palkki', itemSummary(removed, vehicleNo)))) return;
    await editing.attempt(removalTexts.failed, async () => {
      await remove(removed);
      editing.close();
    });
  }
  return {
    editing,
    names,
    movedEnd,
    readOnly: !mayCreate || (palkki !== null && palkki.ownerAsiakasId !== asiakasId),
    onRemove: base ? () => void removeAsked(base) : undefined,
  };
}

/** The palkki as it was opened, or as a colleague has saved it since, or that it was removed. */
function useNewest(palkki: GridPalkki | null): { record: GridPalkki | null; gone: boolean } {
  const [known, setKnown] = useState({ record: palkki, gone: false });
  useLive('palkkiChanged', ({ palkkiId, row }) => {
    if (palkkiId === palkki?.palkkiId) setKnown({ record: row ?? palkki, gone: row === null });
  });
  return known;
}
