import { tyomaaCalls, type ListedTyomaa } from '@keikka/contracts';
import { useApi, useLive, useOwnAsiakasId } from '@keikka/sdk';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';

export const tyomaatKey = (asiakasId: number) => ['tyomaat', asiakasId] as const;

/** The work sites of one's own company. What a colleague changes is read at once, and nothing that is not shown. */
export function useTyomaat(): UseQueryResult<ListedTyomaa[]> {
  const api = useApi();
  const ownerAsiakasId = useOwnAsiakasId();
  const queryClient = useQueryClient();
  const queryKey = tyomaatKey(ownerAsiakasId);
  useLive('tyomaatStale', () => void queryClient.invalidateQueries({ queryKey }));
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api.ask(tyomaaCalls.listAll, { ownerAsiakasId }, { signal }),
    // While it is not shown, nobody hears of changes.
    staleTime: 0,
  });
}
