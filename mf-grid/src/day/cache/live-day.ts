import type { LiveServerMessage } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { useConnection, useLive } from '@keikka/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { patchFromLive } from '../model/day-patch.js';
import { keptDays, patchDay } from './patch-day.js';

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
  useStaleAtFirstOpening();
}

/**
 * Nobody told what changed between the read of a day and the first opening of the socket, so a day that was asked for
 * before it is read again. After a later gap the host has everything read again.
 */
function useStaleAtFirstOpening(): void {
  const queryClient = useQueryClient();
  const { status } = useConnection();
  const before = useRef(status);
  useEffect(() => {
    const opensFirst = before.current === 'connecting' && status === 'live';
    before.current = status;
    if (!opensFirst) return;
    for (const yyyymmdd of keptDays(queryClient)) patchDay(queryClient, yyyymmdd, () => ({ stale: true }));
  }, [status, queryClient]);
}
