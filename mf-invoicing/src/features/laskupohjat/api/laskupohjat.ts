import { laskupohjaCalls, type Laskupohja, type LaskupohjaListed } from '@keikka/contracts';
import { useApi, useLive, useOwnAsiakasId } from '@keikka/sdk';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';

/** All that is read of templates: what a colleague changes makes all of it stale. */
export const laskupohjatKey = (asiakasId: number) => ['laskupohjat', asiakasId] as const;

/** The templates of the own company. */
export function useLaskupohjat(): UseQueryResult<LaskupohjaListed[]> {
  const api = useApi();
  const asiakasId = useOwnAsiakasId();
  const queryClient = useQueryClient();
  useLive('laskupohjatStale', () => {
    void queryClient.invalidateQueries({ queryKey: laskupohjatKey(asiakasId) });
  });
  return useQuery({
    queryKey: [...laskupohjatKey(asiakasId), 'list'],
    queryFn: ({ signal }) => api.ask(laskupohjaCalls.list, { ownerAsiakasId: asiakasId }, { signal }),
  });
}

/** A template with its rows. */
export function useLaskupohja(laskupohjaId: number): UseQueryResult<Laskupohja> {
  const api = useApi();
  const asiakasId = useOwnAsiakasId();
  return useQuery({
    queryKey: [...laskupohjatKey(asiakasId), 'one', laskupohjaId],
    queryFn: ({ signal }) => api.ask(laskupohjaCalls.get, { laskupohjaId }, { signal }),
  });
}
