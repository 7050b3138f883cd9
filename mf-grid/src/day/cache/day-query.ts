import type { Yyyymmdd } from '@keikka/domain';
import { useApi, useSession, type RequestOptions } from '@keikka/sdk';
import { useQueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { useCallback } from 'react';
import { askGridDay, gridDayKey } from '../api/grid-day.js';
import { answerWithChanges } from './answers-under-way.js';

/** How a day is read into the cache, whether it is shown or only fetched ahead. */
export function useDayQuery() {
  const api = useApi();
  const { personId } = useSession().user;
  const queryClient = useQueryClient();
  return useCallback(
    (yyyymmdd: Yyyymmdd, priority?: RequestOptions['priority']) => ({
      queryKey: gridDayKey(yyyymmdd),
      queryFn: ({ signal }: Pick<QueryFunctionContext, 'signal'>) =>
        answerWithChanges(queryClient, yyyymmdd, () =>
          askGridDay(api, { yyyymmdd, personId }, { signal, priority }),
        ),
    }),
    [api, personId, queryClient],
  );
}
