import { laskuCalls, type Lasku, type LaskuGetAnswer, type LaskuListed } from '@keikka/contracts';
import { addDays, helsinkiDay } from '@keikka/domain';
import { ApiError, useApi, useLive, useOwnAsiakasId } from '@keikka/sdk';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';

/** All that is read of invoices: what a colleague changes makes all of it stale. */
export const laskutKey = (asiakasId: number) => ['laskut', asiakasId] as const;

/** The invoices of the own company whose orders were in these last days. */
export function useLaskut(days: number): UseQueryResult<LaskuListed[]> {
  const api = useApi();
  const asiakasId = useOwnAsiakasId();
  useFreshLaskut();
  const first = addDays(helsinkiDay(new Date()), 1 - days);
  return useQuery({
    queryKey: [...laskutKey(asiakasId), 'list', first],
    queryFn: ({ signal }) => api.ask(laskuCalls.listByAsiakas, { asiakasId, first }, { signal }),
  });
}

/** The invoices of an order that the own company sends, in the order they were made [I-111]. */
export function useLaskutOfKeikka(keikkaId: number): UseQueryResult<LaskuListed[]> {
  const api = useApi();
  const asiakasId = useOwnAsiakasId();
  useFreshLaskut();
  return useQuery({
    queryKey: [...laskutKey(asiakasId), 'keikka', keikkaId],
    queryFn: ({ signal }) =>
      api.ask(laskuCalls.listForKeikka, { keikkaId, laskuttajaAsiakasId: asiakasId }, { signal }),
  });
}

/** An invoice with its rows and its log. */
export function useLasku(keikkaLaskuId: number): UseQueryResult<LaskuGetAnswer> {
  const api = useApi();
  const asiakasId = useOwnAsiakasId();
  return useQuery({
    queryKey: [...laskutKey(asiakasId), 'lasku', keikkaLaskuId],
    queryFn: ({ signal }) => api.ask(laskuCalls.get, { keikkaLaskuId }, { signal }),
  });
}

const LASKU_NO = /^\d{1,20}$/;

/** The invoice that the company sent under this number, null when there is none [I-117]. Other texts are not asked about. */
export function useLaskuByNumber(laskuNo: string): UseQueryResult<Lasku | null> {
  const api = useApi();
  const asiakasId = useOwnAsiakasId();
  return useQuery({
    queryKey: [...laskutKey(asiakasId), 'number', laskuNo],
    enabled: LASKU_NO.test(laskuNo),
    queryFn: async ({ signal }) => {
      try {
        const asked = { laskuttajaAsiakasId: asiakasId, laskuNo };
        return await api.ask(laskuCalls.getByInvoiceNumber, asked, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}

function useFreshLaskut(): void {
  const queryClient = useQueryClient();
  const asiakasId = useOwnAsiakasId();
  useLive('laskutStale', () => void queryClient.invalidateQueries({ queryKey: laskutKey(asiakasId) }));
}
