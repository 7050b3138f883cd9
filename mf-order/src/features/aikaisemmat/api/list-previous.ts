import { keikkaFormCalls, type PreviousKeikka } from '@keikka/contracts';
import { useApi } from '@keikka/sdk';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** The other orders at an order's site, the latest first. */
export function usePreviousKeikat(tyomaaId: number, keikkaId: number): UseQueryResult<PreviousKeikka[]> {
  const api = useApi();
  return useQuery({
    queryKey: ['previousKeikat', tyomaaId, keikkaId],
    queryFn: ({ signal }) => api.ask(keikkaFormCalls.listPrevious, { tyomaaId, keikkaId }, { signal }),
  });
}
