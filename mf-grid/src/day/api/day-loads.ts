import { gridDayCalls, type DayLoad } from '@keikka/contracts';
import { MINUTE_MS, type Yyyymmdd } from '@keikka/domain';
import { useApi } from '@keikka/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = 'grid-day-loads';
const FRESH_MS = MINUTE_MS;
const REFRESH_MS = 300_000;

/**
 * The work of each day from `first` to `last`, both included; days without work are absent. It is an overview, so an
 * answer some minutes old is good enough, and the days show without it.
 */
export function useDayLoads(first: Yyyymmdd, last: Yyyymmdd): readonly DayLoad[] {
  const api = useApi();
  const { data } = useQuery({
    queryKey: [KEY, first, last],
    queryFn: ({ signal }) => api.ask(gridDayCalls.listLoads, { first, last }, { signal }),
    staleTime: FRESH_MS,
    refetchInterval: REFRESH_MS,
  });
  return data ?? none;
}

/**
 * How many orders a day has, as far as it has been read for any overview; undefined where it has not. For what is dragged
 * over many days.
 */
export function useKnownCount(yyyymmdd: Yyyymmdd): number | undefined {
  const read = useQueryClient().getQueriesData<readonly DayLoad[]>({ queryKey: [KEY] });
  const [, loads] =
    read.find(([key, known]) => known && String(key[1]) <= yyyymmdd && yyyymmdd <= String(key[2])) ?? [];
  return loads && (loads.find((load) => load.yyyymmdd === yyyymmdd)?.keikkaCount ?? 0);
}

const none: readonly DayLoad[] = [];
