import { tyomaaCalls, type TyomaaPari } from '@keikka/contracts';
import { useApi, useOwnAsiakasId } from '@keikka/sdk';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { tyomaatKey } from './list-tyomaat.js';

/** Below the key of the list: whatever makes the list stale makes its pairs stale. */
export const paritKey = (asiakasId: number) => [...tyomaatKey(asiakasId), 'parit'] as const;

/** Sites of one's own company that may be one and the same. */
export function useParit(): UseQueryResult<TyomaaPari[]> {
  const api = useApi();
  const asiakasId = useOwnAsiakasId();
  return useQuery({
    queryKey: paritKey(asiakasId),
    queryFn: ({ signal }) => api.ask(tyomaaCalls.listPairs, {}, { signal }),
  });
}
