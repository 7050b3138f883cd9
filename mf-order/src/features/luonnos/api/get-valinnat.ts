import { keikkaFormCalls, type LuonnosValinnat } from '@keikka/contracts';
import { MINUTE_MS } from '@keikka/domain';
import { useApi } from '@keikka/sdk';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** What may be chosen in a draft by who writes it and does not plan it. */
export function useValinnat(keikkaId: number): UseQueryResult<LuonnosValinnat> {
  const api = useApi();
  return useQuery({
    queryKey: ['luonnos-valinnat', keikkaId],
    queryFn: ({ signal }) => api.ask(keikkaFormCalls.luonnosValinnat, { keikkaId }, { signal }),
    staleTime: MINUTE_MS,
  });
}
