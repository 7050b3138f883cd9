import { gridDayCalls, type DayLoad } from '@keikka/contracts';
import { addDays, type Yyyymmdd, MINUTE_MS } from '@keikka/domain';
import { useApi } from '@keikka/sdk';
import { useQuery } from '@tanstack/react-query';
import { STRIP_DAYS } from '../model/day-strip.js';

const FRESH_MS = MINUTE_MS;
const REFRESH_MS = 300_000;

/**
 * The work of the strip's days. It is an overview, so an answer some minutes old is good enough, and the days show
 * without it.
 */
export function useDayLoads(start: Yyyymmdd): readonly DayLoad[] {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['grid-day-loads', start],
    queryFn: ({ signal }) => {
      const input = { first: start, last: addDays(start, STRIP_DAYS - 1) };
      return api.ask(gridDayCalls.listLoads, input, { signal });
    },
    staleTime: FRESH_MS,
    refetchInterval: REFRESH_MS,
  });
  return data ?? none;
}

const none: readonly DayLoad[] = [];
