import { tuoteCalls, tuoteFields, type Tuote, type TuoteSave } from '@keikka/contracts';
import { savedFields, type ValuesOf } from '@keikka/contracts/fields';
import { idempotent, useApi } from '@keikka/sdk';
import { SavedInPart } from '@keikka/sdk/record';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { placeTuote } from '../model/place-tuote.js';
import { keyChanges, type tuoteForm } from '../model/tuote-form.js';
import { texts } from '../texts.js';
import { useTuotteetKey } from './list-tuotteet.js';

interface SaveTuote {
  changes: Partial<ValuesOf<typeof tuoteForm>>;
  /** The version that the changes are based on. */
  base: Tuote | null;
  /** The whole form. */
  values: ValuesOf<typeof tuoteForm>;
}

/** Saves a product and then its keys in the invoicing systems. The list shows the answer at once. */
export function useSaveTuote() {
  const api = useApi();
  const queryClient = useQueryClient();
  const queryKey = useTuotteetKey();
  const [, asiakasId] = queryKey;
  const [sendOnce] = useState(() =>
    idempotent((save: TuoteSave, idempotencyKey) => api.ask(tuoteCalls.save, save, { idempotencyKey })),
  );

  async function show(tuote: Tuote): Promise<void> {
    // A list under way may have been read before the save.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Tuote[]>(queryKey, (tuotteet) => tuotteet && placeTuote(tuotteet, tuote));
  }

  async function send({ changes, base, values }: SaveTuote): Promise<Tuote> {
    const known = base && { tuoteId: base.tuoteId, varmenne: base.varmenne };
    // The call demands the name.
    let tuote = await sendOnce({ nimike: values.nimike, ...savedFields(tuoteFields, changes), ...known });
    try {
      for (const key of keyChanges(values, base)) {
        tuote = await api.ask(tuoteCalls.saveForeignKey, { ...key, tuoteId: tuote.tuoteId, asiakasId });
      }
      return tuote;
    } catch (keyError) {
      throw new SavedInPart(texts.keysFailed, tuote, keyError);
    } finally {
      await show(tuote);
    }
  }

  return useMutation({ mutationFn: send });
}
