import { tyomaaCalls, type YhdistysEsikatselu } from '@keikka/contracts';
import { useApi, useOwnAsiakasId } from '@keikka/sdk';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { tyomaatKey } from './list-tyomaat.js';

/** Two sites and what would be moved if they were merged. It is read anew whenever it is opened. */
export function useEsikatselu(tyomaaId: number, poistuvaId: number): UseQueryResult<YhdistysEsikatselu> {
  const api = useApi();
  const asiakasId = useOwnAsiakasId();
  return useQuery({
    queryKey: [...tyomaatKey(asiakasId), 'yhdistys', tyomaaId, poistuvaId],
    queryFn: ({ signal }) => api.ask(tyomaaCalls.mergePreview, { tyomaaId, poistuvaId }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}
