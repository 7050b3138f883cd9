import { laskuttamattaCalls, type LaskunEsikatselu } from '@keikka/contracts';
import { useApi } from '@keikka/sdk';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useLaskuttamattaKey } from './laskuttamatta.js';

/** What the invoice of an order would be by one template, or by those that fit where none is named. */
export function useEsikatselu(keikkaId: number, laskupohjaId = 0): UseQueryResult<LaskunEsikatselu> {
  const api = useApi();
  return useQuery({
    queryKey: [...useLaskuttamattaKey(), 'esikatselu', keikkaId, laskupohjaId],
    queryFn: ({ signal }) => api.ask(laskuttamattaCalls.esikatselu, { keikkaId, laskupohjaId }, { signal }),
  });
}
