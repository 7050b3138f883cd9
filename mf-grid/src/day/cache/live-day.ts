import type { LiveServerMessage } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { useLive } from '@keikka/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { patchFromLive } from '../model/day-patch.js';
import { patchDay } from './patch-day.js';

/** Applies changes of others to every cached or requested day. */
export function useLiveDays(): void {
  const queryClient = useQueryClient();
  const apply = (message: LiveServerMessage & { days: readonly Yyyymmdd[] }): void => {
    for (const yyyymmdd of message.days)
      patchDay(queryClient, yyyymmdd, (day) => patchFromLive(day, message));
  };
  useLive('keikkaChanged', apply);
  useLive('palkkiChanged', apply);
  useLive('staffingChanged', apply);
  useLive('dayStale', apply);
}
