import {
  checkAgain,
  errors,
  keikkaSaveFields,
  pickedTogether,
  tilausFields,
  type KeikkaData,
  type KeikkaGetAnswer,
} from '@keikka/contracts';
import { readable, savedFields } from '@keikka/contracts/fields';
import { useNotify } from '@keikka/sdk';
import { formOf, useRecord, useSaveUndo, type RecordEditing, type UndoableSaves } from '@keikka/sdk/record';
import { useMemo } from 'react';
import { useReadKeikka } from '../../features/keikka/api/get-keikka.js';
import { useSaveKeikka } from '../../features/keikka/api/save-keikka.js';
import { vaihtunutTehdas } from '../../features/tehdas/model/vaihtunut-tehdas.js';
import { texts as tehdasTexts } from '../../features/tehdas/texts.js';
import { formFieldsOf } from './form-fields.js';
import { texts } from './texts.js';
import { useTypeByBoom } from './use-type-by-boom.js';

export type KeikkaEditing = RecordEditing<typeof tilausFields> & { base: KeikkaData | null };

/** The form of an open order: its changes, its save, and conflicts with a colleague's. */
export function useKeikkaEditing(
  { keikkaData, vehicleData, access }: KeikkaGetAnswer,
  {
    autosaveMs,
    onSaved,
    onClose,
  }: { autosaveMs?: number; onSaved: (varmenne: number) => void; onClose: () => void },
): KeikkaEditing {
  const { keikkaId } = keikkaData;
  const save = useSaveKeikka();
  const read = useReadKeikka(keikkaId);
  const fields = useMemo(() => readable(formFieldsOf(access), access), [access]);
  const saves = useMemo(
    (): UndoableSaves => ({
      fields: keikkaSaveFields,
      beside: ['tarkistettavat'],
      keyOf: (id) => `k${id}`,
      save: async (id, { before, after }, varmenne) =>
        (
          await save({
            keikkaId: id,
            varmenne,
            ...savedFields(keikkaSaveFields, after),
            ...checkAgain(before, after),
          })
        ).keikkaData,
      failed: texts.undoFailed,
    }),
    [save],
  );
  const track = useSaveUndo(saves);
  const notify = useNotify();
  const type = useTypeByBoom(keikkaData.vehicleTypeId, vehicleData?.vehicleTypeId);
  return useRecord({
    fields,
    formOf: (record) => type.begun(formOf(fields, record ?? {})),
    follow: type.follow,
    record: keikkaData,
    save: async (changes, base, { vehicleTypeId }) => {
      // The type that the form began with may not be stored yet.
      const type = base?.vehicleTypeId === vehicleTypeId ? {} : { vehicleTypeId };
      const saved = (await save({ keikkaId, varmenne: base?.varmenne, ...type, ...changes })).keikkaData;
      const isPicked = 'betoniSijaintiId' in changes;
      const vaihtunut = base && !isPicked && vaihtunutTehdas(base, saved);
      if (vaihtunut) notify.info(tehdasTexts.lahempi, vaihtunut);
      return saved;
    },
    read: async () => (await read())?.keikkaData ?? null,
    lostWith,
    onSaved(saved, before) {
      if (before) track(keikkaId, saved, before, texts.savedStep(keikkaId));
      onSaved(saved.varmenne);
    },
    onClose,
    texts: { failed: texts.saveFailed, gone: errors['KEIKKA.NOT_FOUND'].text },
    autosaveMs,
    stays: true,
    inAddress: true,
  });
}

type SavedName = keyof typeof keikkaSaveFields;

/**
 * What belongs to a pick goes with it; with the site the way to it, and the factory where another is nearer. What is changed in
 * a copy needs no other look.
 */
function lostWith(changed: readonly string[]): (SavedName | 'tarkistettavat')[] {
  const together = pickedTogether(keikkaSaveFields, (name) => changed.includes(name)) as SavedName[];
  return changed.includes('tyomaaId')
    ? [...together, 'betoniSijaintiId', 'betoniMatkaM', 'betoniMatkaAika', 'tarkistettavat']
    : [...together, 'tarkistettavat'];
}
