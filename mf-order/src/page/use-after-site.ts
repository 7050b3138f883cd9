import { useNotify } from '@keikka/sdk';
import { useCallback } from 'react';
import { useFollowMatka } from '../features/ajomatka/api/use-follow-matka.js';
import type { KeikkaCache } from '../features/keikka/api/keikka-cache.js';
import { vaihtunutTehdas } from '../features/tehdas/model/vaihtunut-tehdas.js';
import { texts as tehdasTexts } from '../features/tehdas/texts.js';

/** After an order's site was changed in its own window: reads the order, tells of another factory, and looks the way up. */
export function useAfterSite(cache: KeikkaCache): (keikkaId: number) => void {
  const notify = useNotify();
  const followMatka = useFollowMatka(cache);
  return useCallback(
    (keikkaId) => {
      const before = cache.shown(keikkaId);
      void cache.read(keikkaId).then(
        async (now) => {
          if (!now) return;
          const vaihtunut = before && vaihtunutTehdas(before, now);
          if (vaihtunut) notify.info(tehdasTexts.lahempi, vaihtunut);
          await followMatka(now);
        },
        () => cache.refresh(keikkaId),
      );
    },
    [cache, notify, followMatka],
  );
}
