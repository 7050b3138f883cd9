import { tyomaaCalls, type ListedTyomaa } from '@keikka/contracts';
import { useApi, useOwnAsiakasId } from '@keikka/sdk';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

export const tyomaatKey = (asiakasId: number) => ['tyomaat', asiakasId] as const;

/** The work sites of one's own company. */
export function useTyomaat(): UseQueryResult<ListedTyomaa[]> {
  const api = useApi();
  const ownerAsiakasId = useOwnAsiakasId();
  return useQuery({
    queryKey: tyomaatKey(ownerAsiakasId),
    queryFn: ({ signal }) => api.ask(tyomaaCalls.listAll, { ownerAsiakasId }, { signal }),
  });
}
