import { personCalls, type KuskiOfDay } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { useApi, useLive, useOwnAsiakasId } from '@keikka/sdk';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';

export const kuskitOfDayKey = ['kuskit-of-day'] as const;

/** The own company's drivers with their work of a day. Not asked without a day. */
export function useKuskitOfDay(yyyymmdd: Yyyymmdd | null): UseQueryResult<KuskiOfDay[]> {
  const api = useApi();
  const queryClient = useQueryClient();
  const ownerAsiakasId = useOwnAsiakasId();
  function onChange({ days }: { days: readonly string[] }): void {
    if (yyyymmdd !== null && days.includes(yyyymmdd))
      void queryClient.invalidateQueries({ queryKey: kuskitOfDayKey });
  }
  useLive('keikkaChanged', onChange);
  useLive('staffingChanged', onChange);
  useLive('dayStale', onChange);
  return useQuery({
    queryKey: [...kuskitOfDayKey, ownerAsiakasId, yyyymmdd],
    queryFn: ({ signal }) =>
      api.ask(personCalls.listKuskit, { ownerAsiakasId, yyyymmdd: yyyymmdd ?? '' }, { signal }),
    enabled: yyyymmdd !== null,
    // No live messages arrive while no order is shown.
    refetchOnMount: 'always',
  });
}
