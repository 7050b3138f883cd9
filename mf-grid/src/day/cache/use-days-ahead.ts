import { addDays, type Yyyymmdd } from '@keikka/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDayQuery } from './day-query.js';

/** Who leafs through days must not leave a trail of reads behind. */
const REST_MS = 500;
/** A day read ahead is good for so long; what has changed by then is read when the day is shown. */
const FRESH_MS = 60_000;

interface DaysAhead {
  /** The shown day is there, and nothing of it is being read or saved. */
  resting: boolean;
  /** Whether the person drags something, so that reading would cost frames. */
  isDragging: () => boolean;
}

/**
 * Reads the days after and before the shown one, one after the other, while the browser is idle. A browser that does not
 * tell when it is idle reads none.
 */
export function useDaysAhead(yyyymmdd: Yyyymmdd, { resting, isDragging }: DaysAhead): void {
  const queryClient = useQueryClient();
  const dayQuery = useDayQuery();
  useEffect(() => {
    if (!resting || !('requestIdleCallback' in window)) return;
    const ahead = [addDays(yyyymmdd, 1), addDays(yyyymmdd, -1)];
    let timer: ReturnType<typeof setTimeout>;
    let idle = 0;
    const waitForIdle = (): void => {
      timer = setTimeout(() => (idle = requestIdleCallback(readNext)), REST_MS);
    };
    const readNext = (): void => {
      const next = isDragging() ? undefined : ahead.shift();
      if (next !== undefined) {
        const read = { ...dayQuery(next, 'low'), staleTime: FRESH_MS, retry: false };
        // Nobody asked for it; when it is shown it is read again and tells its failure.
        queryClient.query(read).catch(() => undefined);
      }
      if (ahead.length > 0) waitForIdle();
    };
    waitForIdle();
    return () => {
      clearTimeout(timer);
      cancelIdleCallback(idle);
    };
  }, [yyyymmdd, resting, isDragging, queryClient, dayQuery]);
}
