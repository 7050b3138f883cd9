import { gridDayCalls, type DayLoad } from '@keikka/contracts';
import { MINUTE_MS, type Yyyymmdd } from '@keikka/domain';
import { useApi } from '@keikka/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const FRESH_MS = MINUTE_MS;
const REFRESH_MS = 300_000;

/**
 * The work of each day from `first` to `last`, both included; days without work are absent. It is an overview, so an
 * answer some minutes old is good enough, and the days show without it.
 */
export function useDayLoads(first: Yyyymmdd, last: Yyyymmdd): readonly DayLoad[] {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['grid-day-loads', first, last],
    queryFn: ({ signal }) => api.ask(gridDayCalls.listLoads, { first, last }, { signal }),
    staleTime: FRESH_MS,
    refetchInterval: REFRESH_MS,
  });
  return data ?? none;
}

/** The work of a day as far as it has been read for any overview; asked while something is dragged over many days. */
export function useKnownDayLoad(yyyymmdd: Yyyymmdd): DayLoad | undefined {
  const read = useQueryClient().getQueriesData<readonly DayLoad[]>({ queryKey: ['grid-day-loads'] });
  return read.flatMap(([, loads]) => loads ?? []).find((load) => load.yyyymmdd === yyyymmdd);
}

const none: readonly DayLoad[] = [];
