import type { Yyyymmdd } from '@keikka/domain';
import { useSession } from '@keikka/sdk';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { recallDay, useRememberDay } from './day-memory.js';
import { useDayQuery } from './day-query.js';

/** A failed day is requested again by itself. */
const RETRY_AFTER_FAILURE_MS = 10_000;

/** The day. Once loaded, live messages keep it up to date. */
export function useGridDay(yyyymmdd: Yyyymmdd) {
  const { personId } = useSession().user;
  const dayQuery = useDayQuery();
  const query = useQuery({
    ...dayQuery(yyyymmdd),
    // The server does not send every change of a day that is not shown; reading an unchanged day costs a 304.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_AFTER_FAILURE_MS : false),
  });
  const { data, error, failureReason, isFetching, fetchStatus, refetch } = query;
  useRememberDay(personId, data);
  // After the first failure, because the retries against a hanging server may take a minute.
  const hasFailed = failureReason !== null && !data;
  const remembered = useMemo(
    () => (hasFailed ? recallDay(personId, yyyymmdd) : undefined),
    [hasFailed, personId, yyyymmdd],
  );
  return {
    day: data ?? remembered,
    error: remembered ? failureReason : error,
    isFetching,
    /** Neither loaded, nor loading, nor refused (G-019). */
    isLost: !data && !error && fetchStatus === 'idle',
    refetch,
  };
}
