import { matkaCalls, type KeikkaData } from '@keikka/contracts';
import { useApi, useNotify } from '@keikka/sdk';
import { useCallback } from 'react';
import { puuttuvaMatka } from '../model/ajomatka.js';
import { texts } from '../texts.js';
import type { OrderCache } from './use-ajomatka.js';

/** The order with its way, looked up and stored as soon as its plant and its site are known; else the order as it is. */
export type FollowMatka = (keikka: KeikkaData) => Promise<KeikkaData>;

export function useFollowMatka(cache: Pick<OrderCache, 'lay'>): FollowMatka {
  const api = useApi();
  const notify = useNotify();
  return useCallback(
    async (keikka) => {
      const between = puuttuvaMatka(keikka);
      if (!between) return keikka;
      const { keikkaId, betoniAsiakasId, varmenne } = keikka;
      try {
        const { matkaM, matkaAika } = await api.ask(matkaCalls.get, between);
        const { sijaintiId } = between;
        const way = { keikkaId, betoniAsiakasId, sijaintiId, matkaM, matkaAika, varmenne };
        const saved = await api.ask(matkaCalls.saveBetoniToimittaja, way);
        cache.lay(keikkaId, saved);
        return { ...keikka, ...saved };
      } catch (error) {
        // What was saved stays; the way can be looked up in its window.
        notify.error(texts.matkaFailed, error);
        return keikka;
      }
    },
    [api, cache, notify],
  );
}
