import type { tyomaaMuokkausFields } from '@keikka/contracts';
import { useWatch, type RecordEditing } from '@keikka/sdk/record';
import { useRef } from 'react';
import type { Muokattava } from '../api/muokattava.js';
import { useHenkiloActs, useHenkilot } from '../api/tyomaan-henkilot.js';
import { henkiloRivit, type HenkiloRivi } from '../model/henkilo-rivit.js';

/**
 * The persons of a site beside the form that names one of them. They come and go at once; whom to call is a field of the
 * form. Who is taken off is not called any more, and the undo makes him so again.
 */
export function useHenkilotOfForm({ form }: RecordEditing<typeof tyomaaMuokkausFields>, stored: Muokattava) {
  const { tyomaaId, yhteinen } = stored;
  const chosenId = useWatch({ control: form.control, name: 'tyomaaContactPersonId' });
  const isOwn = stored.keikkaId === 0 || yhteinen !== null;
  const query = useHenkilot(tyomaaId, isOwn);
  const wasChosen = useRef<number | null>(null);
  const isChosen = (personId: number | null): boolean => form.getValues('tyomaaContactPersonId') === personId;
  const choose = (personId: number | null): void =>
    form.setValue('tyomaaContactPersonId', personId, { shouldDirty: true });
  const acts = useHenkiloActs(tyomaaId, {
    onRemoved(personId) {
      if (!isChosen(personId)) return;
      wasChosen.current = personId;
      choose(null);
    },
    onUndo(personId) {
      if (wasChosen.current === personId && isChosen(null)) choose(personId);
    },
  });
  function remove({ personId, isListed, nimi, contactPersonTypeId }: HenkiloRivi): void {
    if (personId !== null && isListed) acts.remove({ act: 'remove', personId, nimi, contactPersonTypeId });
    else choose(null);
  }
  const versions = yhteinen ? [stored, yhteinen] : [stored];
  const rivit = henkiloRivit(query.data ?? [], acts.pending, chosenId, versions);
  return { isOwn, query, rivit, choose, add: acts.add, remove };
}
