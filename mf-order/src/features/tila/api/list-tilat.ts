import { keikkaCalls, type KeikkaTila } from '@keikka/contracts';
import { HOUR_MS } from '@keikka/domain';
import { useApi, useOwnAsiakasId } from '@keikka/sdk';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** The board reads the same list under the same key. */
export const tilatKey = ['keikka-tilat'] as const;

/** Every order status. They hardly ever change. */
export function useKeikkaTilat(): UseQueryResult<KeikkaTila[]> {
  const api = useApi();
  const ownerAsiakasId = useOwnAsiakasId();
  return useQuery({
    queryKey: [...tilatKey, ownerAsiakasId],
    queryFn: ({ signal }) => api.ask(keikkaCalls.listTilat, { ownerAsiakasId }, { signal }),
    staleTime: HOUR_MS,
  });
}
