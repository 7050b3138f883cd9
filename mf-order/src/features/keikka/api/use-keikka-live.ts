import type { KeikkaGetAnswer } from '@keikka/contracts';
import { useLive, type LiveMessageOf } from '@keikka/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { makesStale } from '../model/live-change.js';
import { keikkaKey } from './get-keikka.js';

/** Reads the order again in the background when somebody else changed it or a palkki beside it. */
export function useKeikkaLive(keikkaId: number): void {
  const queryClient = useQueryClient();
  const queryKey = keikkaKey(keikkaId);

  function onChange(message: LiveMessageOf<'keikkaChanged' | 'palkkiChanged' | 'dayStale'>): void {
    const shown = queryClient.getQueryData<KeikkaGetAnswer | null>(queryKey);
    if (!makesStale(message, keikkaId, shown ?? null)) return;
    // A first answer under way may be older than the change, and invalidating does not cancel it.
    if (shown === undefined) void queryClient.resetQueries({ queryKey });
    else void queryClient.invalidateQueries({ queryKey });
  }

  useLive('keikkaChanged', onChange);
  useLive('palkkiChanged', onChange);
  useLive('dayStale', onChange);
  // What was opened may be closed by now.
  useLive('accessStale', () => void queryClient.invalidateQueries({ queryKey }));
}
