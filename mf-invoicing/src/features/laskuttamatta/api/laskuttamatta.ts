import { isLaskutettavaJakso, laskuttamattaCalls, type Laskuttamatta } from '@keikka/contracts';
import { useApi, useLive, useOwnAsiakasId } from '@keikka/sdk';
import { useQuery, useQueryClient, type QueryKey, type UseQueryResult } from '@tanstack/react-query';
import { laskutKey } from '../../../parts/laskut-key.js';
import type { Jakso } from '../model/jakso.js';

/** Beneath the invoices, because what changes one changes this list. */
export function useLaskuttamattaKey(): QueryKey {
  return [...laskutKey(useOwnAsiakasId()), 'laskuttamatta'];
}

/**
 * What is delivered and not billed as it should be. Invoices, templates and products that anybody changes make it stale, and
 * so does a listed order that nobody pays yet;
 * `isPaused` while this page itself makes many invoices, each of which would read the list anew.
 */
export function useLaskuttamatta(jakso: Jakso, isPaused: boolean): UseQueryResult<Laskuttamatta> {
  const api = useApi();
  const queryClient = useQueryClient();
  const queryKey = useLaskuttamattaKey();
  const readAgain = (): void => {
    if (!isPaused) void queryClient.invalidateQueries({ queryKey });
  };
  useLive('laskutStale', readAgain);
  useLive('laskupohjatStale', readAgain);
  useLive('tuotteetStale', readAgain);
  const list = useQuery({
    queryKey: [...queryKey, jakso.first, jakso.last],
    enabled: isLaskutettavaJakso(jakso),
    queryFn: ({ signal }) => api.ask(laskuttamattaCalls.list, jakso, { signal }),
  });
  useLive('keikkaChanged', ({ keikkaId }) => {
    if (list.data?.rivit.some((rivi) => rivi.keikkaId === keikkaId && rivi.maksajaAsiakasId === null))
      readAgain();
  });
  return list;
}
