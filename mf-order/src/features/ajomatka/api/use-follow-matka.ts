import { matkaCalls, type KeikkaData } from '@keikka/contracts';
import { useApi, useNotify } from '@keikka/sdk';
import { useCallback } from 'react';
import { puuttuvaMatka, type Matkavali } from '../model/ajomatka.js';
import { texts } from '../texts.js';
import type { OrderCache } from './use-ajomatka.js';

/** A save that the person waits for does not wait longer for its way, which then comes by itself. */
const PATIENCE_MS = 1000;

/** The order with its way, looked up and stored as soon as its plant and its site are known; else the order as it is. */
export type FollowMatka = (keikka: KeikkaData) => Promise<KeikkaData>;

export function useFollowMatka(cache: Pick<OrderCache, 'lay' | 'refresh'>): FollowMatka {
  const api = useApi();
  const notify = useNotify();
  return useCallback(
    (keikka) => {
      const between = puuttuvaMatka(keikka);
      if (!between) return Promise.resolve(keikka);
      async function follow(way: Matkavali): Promise<KeikkaData> {
        const { keikkaId, betoniAsiakasId, varmenne } = keikka;
        const { matkaM, matkaAika, isArvio } = await api.ask(matkaCalls.get, way);
        const { sijaintiId } = way;
        const of = { keikkaId, betoniAsiakasId, sijaintiId, varmenne };
        const saved = await api.ask(matkaCalls.saveBetoniToimittaja, { ...of, matkaM, matkaAika });
        cache.lay(keikkaId, saved);
        if (isArvio) cache.refresh(keikkaId);
        return { ...keikka, ...saved };
      }
      const followed = follow(between).catch((error: unknown) => {
        // What was saved stays; the way can be looked up in its window.
        notify.error(texts.matkaFailed, error);
        return keikka;
      });
      const impatient = new Promise<KeikkaData>((resolve) => setTimeout(() => resolve(keikka), PATIENCE_MS));
      return Promise.race([followed, impatient]);
    },
    [api, cache, notify],
  );
}
