import { useNotify } from '@keikka/sdk';
import { useCallback } from 'react';
import type { KeikkaCache } from '../../features/keikka/api/keikka-cache.js';
import { vaihtunutTehdas } from '../../features/tehdas/model/vaihtunut-tehdas.js';
import { texts as tehdasTexts } from '../../features/tehdas/texts.js';

/** After an order's site was changed in its own window: reads the order, and tells of another factory. */
export function useAfterSite(cache: KeikkaCache): (keikkaId: number) => void {
  const notify = useNotify();
  return useCallback(
    (keikkaId) => {
      const before = cache.shown(keikkaId);
      void cache.read(keikkaId).then(
        (now) => {
          const vaihtunut = before && now && vaihtunutTehdas(before, now);
          if (vaihtunut) notify.info(tehdasTexts.lahempi, vaihtunut);
        },
        () => cache.refresh(keikkaId),
      );
    },
    [cache, notify],
  );
}
