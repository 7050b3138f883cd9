import { tuoteCalls, tuoteFields, type Tuote, type TuoteSave } from '@keikka/contracts';
import { savedFields, type ValuesOf } from '@keikka/contracts/fields';
import { idempotent, useApi, useOwnAsiakasId, type ApiClient } from '@keikka/sdk';
import { SavedInPart } from '@keikka/sdk/record';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { placeTuote } from '../model/place-tuote.js';
import { keyChanges, withKeys, type KeyedTuote, type tuoteForm } from '../model/tuote-form.js';
import { texts } from '../texts.js';
import { tuotteetKey } from '../../../parts/list-tuotteet.js';

export interface SaveTuote {
  changes: Partial<ValuesOf<typeof tuoteForm>>;
  /** The version that the changes are based on. */
  base: KeyedTuote | null;
  /** The whole form. */
  values: ValuesOf<typeof tuoteForm>;
}

export interface TuoteTools {
  api: ApiClient;
  queryClient: QueryClient;
  /** The company of the products. */
  asiakasId: number;
}

export function useTuoteTools(): TuoteTools {
  const api = useApi();
  const queryClient = useQueryClient();
  const asiakasId = useOwnAsiakasId();
  return useMemo(() => ({ api, queryClient, asiakasId }), [api, queryClient, asiakasId]);
}

/** Saves a product and then its keys in the invoicing systems. The list shows the answer at once. */
export function tuoteSaver({
  api,
  queryClient,
  asiakasId,
}: TuoteTools): (save: SaveTuote) => Promise<KeyedTuote> {
  const queryKey = tuotteetKey(asiakasId);
  const sendOnce = idempotent((save: TuoteSave, idempotencyKey) =>
    api.ask(tuoteCalls.save, save, { idempotencyKey }),
  );

  async function show(tuote: Tuote): Promise<void> {
    // A list under way may have been read before the save.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Tuote[]>(queryKey, (tuotteet) => tuotteet && placeTuote(tuotteet, tuote));
  }

  return async ({ changes, base, values }) => {
    const known = base && { tuoteId: base.tuoteId, varmenne: base.varmenne };
    // The call demands the name.
    let tuote = await sendOnce({ nimike: values.nimike, ...savedFields(tuoteFields, changes), ...known });
    try {
      for (const key of keyChanges(values, base)) {
        tuote = await api.ask(tuoteCalls.saveForeignKey, { ...key, tuoteId: tuote.tuoteId, asiakasId });
      }
      return withKeys(tuote);
    } catch (keyError) {
      throw new SavedInPart(texts.keysFailed, withKeys(tuote), keyError);
    } finally {
      await show(tuote);
    }
  };
}

export function useSaveTuote() {
  const tools = useTuoteTools();
  const [mutationFn] = useState(() => tuoteSaver(tools));
  return useMutation({ mutationFn });
}
