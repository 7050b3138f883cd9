import type { Yyyymmdd } from '@keikka/domain';
import { useApi, useSession } from '@keikka/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { askGridDay, gridDayKey } from '../api/grid-day.js';
import { answerWithChanges } from './answers-under-way.js';
import { recallDay, useRememberDay } from './day-memory.js';

/** A failed day is asked for again by itself: whoever looks at it waits for nothing else. */
const RETRY_AFTER_FAILURE_MS = 10_000;

/** The day, once asked for; from then on live messages keep it up to date in place. */
export function useGridDay(yyyymmdd: Yyyymmdd) {
  const api = useApi();
  const { personId } = useSession().user;
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: gridDayKey(yyyymmdd),
    queryFn: ({ signal }) =>
      answerWithChanges(queryClient, yyyymmdd, () => askGridDay(api, { yyyymmdd, personId, signal })),
    // While it is not looked at not every change of it is told; an unchanged day costs a 304.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_AFTER_FAILURE_MS : false),
  });
  const { data, error, failureReason, isFetching, fetchStatus, refetch } = query;
  useRememberDay(personId, data);
  // After the first failure: until the retries of a hanging server are over, a minute may pass.
  const hasFailed = failureReason !== null && !data;
  const remembered = useMemo(
    () => (hasFailed ? recallDay(personId, yyyymmdd) : undefined),
    [hasFailed, personId, yyyymmdd],
  );
  return {
    day: data ?? remembered,
    error: remembered ? failureReason : error,
    isFetching,
    /** Neither there, nor on its way, nor refused (G-019). */
    isLost: !data && !error && fetchStatus === 'idle',
    refetch,
  };
}
