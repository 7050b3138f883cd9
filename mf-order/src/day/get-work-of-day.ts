import { gridDayCalls, type GridDay } from '@keikka/contracts';
import { DAY_MS, dayRange } from '@keikka/domain';
import { useApi, useCan, useLive, useSession } from '@keikka/sdk';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { OrderTime } from './order-time.js';

/** The board answers no more days at once. */
const MOST_MS = 8 * DAY_MS;

const workKey = ['vehicle-work'] as const;

/**
 * What stands on the vehicles on the days of an order. Not asked for an order without a time, nor for persons who may not
 * see the board.
 */
export function useWorkOfDay(time: OrderTime | null): UseQueryResult<GridDay> {
  const api = useApi();
  const queryClient = useQueryClient();
  const { personId } = useSession().user;
  const mayRead = useCan('page.grid.read');
  const days = time?.days ?? [];
  const [yyyymmdd = ''] = days;
  const last = days.at(-1) ?? yyyymmdd;
  function onChange(changed: { days: readonly string[] }): void {
    if (changed.days.some((day) => days.includes(day)))
      void queryClient.invalidateQueries({ queryKey: workKey });
  }
  useLive('keikkaChanged', onChange);
  useLive('palkkiChanged', onChange);
  useLive('staffingChanged', onChange);
  useLive('dayStale', onChange);
  return useQuery({
    queryKey: [...workKey, personId, yyyymmdd, last],
    queryFn: ({ signal }) => {
      const { start } = dayRange(yyyymmdd);
      const end = new Date(Math.min(dayRange(last).end.getTime(), start.getTime() + MOST_MS));
      const input = { personId, startISO: start.toISOString(), endISO: end.toISOString(), yyyymmdd };
      return api.ask(gridDayCalls.get, input, { signal });
    },
    enabled: mayRead && yyyymmdd !== '',
    staleTime: 0,
    // No live messages arrive while the list is closed.
    refetchOnMount: 'always',
  });
}
