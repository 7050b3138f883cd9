import {
  keikkaFormCalls,
  keikkaSaveFields,
  matkaCalls,
  type BetoniToimittajaOnKeikka,
  type KeikkaData,
  type Matka,
} from '@keikka/contracts';
import { savedFields } from '@keikka/contracts/fields';
import { useApi } from '@keikka/sdk';
import { useSaveUndo, type UndoableSaves } from '@keikka/sdk/record';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hakuOf, type AjomatkaTilaus, type Haku, type Pituus } from '../model/ajomatka.js';
import { texts } from '../texts.js';

/** The loaded orders, as far as their way is concerned. The page gives them. */
export interface OrderCache {
  lay: (keikkaId: number, fields: Partial<KeikkaData>) => void;
  /** Reads it anew: whether its way is an estimate is said beside its fields. */
  refresh: (keikkaId: number) => void;
  read: (keikkaId: number) => Promise<KeikkaData | null>;
}

/** A forced look-up, and the way that was known before it. */
export interface Haettu {
  haku: Haku;
  fresh: Matka;
  before: Matka | undefined;
}

/** The way from an order's factory to its site, as it is stored or looked up; `again` looks it up in any case. */
export function useMatka({ keikkaId, betoniSijaintiId, tyomaaId, ...of }: AjomatkaTilaus, enabled: boolean) {
  const api = useApi();
  const queryClient = useQueryClient();
  const between = { sijaintiId: betoniSijaintiId ?? 0, tyomaaId: tyomaaId ?? 0, keikkaId };
  const queryKey = ['matka', between, of.tyomaaLat, of.tyomaaLng] as const;
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.ask(matkaCalls.get, between, { signal }),
    enabled: enabled && betoniSijaintiId !== null && tyomaaId !== null,
  });
  const again = useMutation({
    mutationFn: async (): Promise<Haettu> => {
      const fresh = await api.ask(matkaCalls.getFresh, between);
      const before = queryClient.getQueryData<Matka>(queryKey);
      queryClient.setQueryData<Matka>(queryKey, fresh);
      return { haku: hakuOf(fresh, before), fresh, before };
    },
  });
  return { query, again };
}

type Saved = BetoniToimittajaOnKeikka;
type Way = Pick<Saved, 'betoniMatkaM' | 'betoniMatkaAika' | 'varmenne'>;

/** Stores the way on an order, undoable. */
export function useSaveAjomatka(
  { keikkaId, betoniAsiakasId, betoniSijaintiId }: AjomatkaTilaus,
  cache: OrderCache,
) {
  const api = useApi();
  const saves = useMemo(
    (): UndoableSaves => ({
      fields: {
        betoniMatkaM: keikkaSaveFields.betoniMatkaM,
        betoniMatkaAika: keikkaSaveFields.betoniMatkaAika,
      },
      keyOf: (id) => `k${id}`,
      async save(id, { after }, varmenne) {
        const saved = savedFields(keikkaSaveFields, after);
        const { keikkaData } = await api.ask(keikkaFormCalls.save, { keikkaId: id, varmenne, ...saved });
        cache.lay(id, keikkaData);
        cache.refresh(id);
        return keikkaData;
      },
      failed: texts.changeFailed,
    }),
    [api, cache],
  );
  const track = useSaveUndo(saves);
  return {
    async save(matka: Pituus, varmenne: number | undefined): Promise<Saved> {
      const of = { keikkaId, betoniAsiakasId, sijaintiId: betoniSijaintiId };
      const saved = await api.ask(matkaCalls.saveBetoniToimittaja, { ...of, ...matka, varmenne });
      cache.lay(keikkaId, saved);
      cache.refresh(keikkaId);
      return saved;
    },
    saved: (now: Way, before: Way): void => void track(keikkaId, now, before, texts.savedStep(keikkaId)),
  };
}
