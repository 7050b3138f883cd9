import { tuoteCalls, type Tuote, type TuoteSave } from '@keikka/contracts';
import { idempotent, useApi } from '@keikka/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { placeTuote } from '../model/place-tuote.js';
import type { KeyChange } from '../model/tuote-form.js';
import { useTuotteetKey } from './list-tuotteet.js';

export interface SaveTuote {
  save: TuoteSave;
  keys: readonly KeyChange[];
}

export interface SavedTuote {
  tuote: Tuote;
  /** The product was saved, one of its keys was not. */
  keyError?: unknown;
}

/** Saves a product and then its keys in the invoicing systems; the list shows the answer at once. */
export function useSaveTuote() {
  const api = useApi();
  const queryClient = useQueryClient();
  const queryKey = useTuotteetKey();
  const [, asiakasId] = queryKey;
  const [sendOnce] = useState(() =>
    idempotent((save: TuoteSave, idempotencyKey) => api.ask(tuoteCalls.save, save, { idempotencyKey })),
  );

  async function send({ save, keys }: SaveTuote): Promise<SavedTuote> {
    let tuote = await sendOnce(save);
    try {
      for (const key of keys) {
        const { tuoteId } = tuote;
        tuote = await api.ask(tuoteCalls.saveForeignKey, { ...key, tuoteId, asiakasId });
      }
      return { tuote };
    } catch (keyError) {
      return { tuote, keyError };
    }
  }

  return useMutation({
    mutationFn: send,
    onSuccess: async ({ tuote }) => {
      // A list on its way may have been read before the save.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Tuote[]>(queryKey, (tuotteet) => tuotteet && placeTuote(tuotteet, tuote));
    },
  });
}
