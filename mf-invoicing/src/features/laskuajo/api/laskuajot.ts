import { laskuajoCalls, type Laskuajo, type LaskuajoPoikkeuksineen } from '@keikka/contracts';
import { useApi, useOwnAsiakasId } from '@keikka/sdk';
import { useQuery, type QueryKey, type UseQueryResult } from '@tanstack/react-query';

/** A run is read again so often while it goes on. Its invoices' own events would come many times a second. */
const POLL_MS = 1000;

const isRunning = ({ tila }: Laskuajo): boolean => tila === 'käynnissä';

/** Apart from the invoices, whose many events would read it anew. */
export function useLaskuajotKey(): QueryKey {
  return ['laskuajot', useOwnAsiakasId()];
}

/** The runs of the own company, the latest first. */
export function useLaskuajot(): UseQueryResult<Laskuajo[]> {
  const api = useApi();
  return useQuery({
    queryKey: [...useLaskuajotKey(), 'list'],
    queryFn: ({ signal }) => api.ask(laskuajoCalls.list, { laskuttajaAsiakasId: 0 }, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? POLL_MS : false),
  });
}

/** A run with what is to be looked at. */
export function useLaskuajo(laskuajoId: number): UseQueryResult<LaskuajoPoikkeuksineen> {
  const api = useApi();
  return useQuery({
    queryKey: [...useLaskuajotKey(), laskuajoId],
    queryFn: ({ signal }) => api.ask(laskuajoCalls.get, { laskuajoId }, { signal }),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? POLL_MS : false),
  });
}
