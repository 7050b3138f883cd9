import type { LiveServerMessage } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { useLive } from '@keikka/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { patchFromLive, type BoardDay } from '../model/day-patch.js';
import { keikkaKey, palkkiKey, type ItemKey } from '../model/grid-day.js';
import { gridDayKey } from './grid-day.js';

/**
 * Puts what others change into every day that is kept, in place. A day that can't be patched is asked for again; a
 * day that is not looked at just becomes stale.
 */
export function useLiveDays(onPatch: (key: ItemKey) => void): void {
  const queryClient = useQueryClient();
  const apply = (message: LiveServerMessage, days: readonly Yyyymmdd[]): void => {
    for (const yyyymmdd of days) {
      const queryKey = gridDayKey(yyyymmdd);
      const day = queryClient.getQueryData<BoardDay>(queryKey);
      const patched = day && patchFromLive(day, message);
      if (!patched) continue;
      if ('stale' in patched) void queryClient.invalidateQueries({ queryKey });
      else queryClient.setQueryData(queryKey, patched.day);
    }
  };
  useLive('keikkaChanged', (message) => {
    onPatch(keikkaKey(message.keikkaId));
    apply(message, message.days);
  });
  useLive('palkkiChanged', (message) => {
    onPatch(palkkiKey(message.palkkiId));
    apply(message, message.days);
  });
  useLive('dayStale', (message) => apply(message, message.days));
}
