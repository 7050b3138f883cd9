import { sijaintiCalls, type ListedSijainti } from '@keikka/contracts';
import { useApi, useLive, useOwnAsiakasId } from '@keikka/sdk';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';

export const tehtaatKey = (asiakasId: number) => ['tehtaat', asiakasId] as const;

/** The factories of one's own company and of its suppliers. What anybody changes there is read at once. */
export function useTehtaat(): UseQueryResult<ListedSijainti[]> {
  const api = useApi();
  const queryClient = useQueryClient();
  const queryKey = tehtaatKey(useOwnAsiakasId());
  useLive('tehtaatStale', () => void queryClient.invalidateQueries({ queryKey }));
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api.ask(sijaintiCalls.listAll, {}, { signal }),
    // While it is not shown, nobody hears of changes.
    staleTime: 0,
  });
}
