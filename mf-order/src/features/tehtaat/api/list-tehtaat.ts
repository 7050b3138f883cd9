import { sijaintiCalls, type ListedSijainti } from '@keikka/contracts';
import { useApi, useOwnAsiakasId } from '@keikka/sdk';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

export const tehtaatKey = (asiakasId: number) => ['tehtaat', asiakasId] as const;

/** The factories of one's own company. */
export function useTehtaat(): UseQueryResult<ListedSijainti[]> {
  const api = useApi();
  return useQuery({
    queryKey: tehtaatKey(useOwnAsiakasId()),
    queryFn: ({ signal }) => api.ask(sijaintiCalls.listAll, {}, { signal }),
  });
}
