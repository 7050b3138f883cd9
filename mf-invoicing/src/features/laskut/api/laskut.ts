import {
  laskuCalls,
  type Lasku,
  type LaskuGetAnswer,
  type LaskuHaku,
  type LaskuListed,
  type LaskuRajaus,
} from '@keikka/contracts';
import { ApiError, useApi, useLive, useOwnAsiakasId } from '@keikka/sdk';
import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type UseQueryResult,
} from '@tanstack/react-query';
import { laskutKey } from '../../../parts/laskut-key.js';

/** What a page of the list reads at once. */
const SIVU = 500;

/** Invoices of the own company that the filters find, the latest order first, with the count and the sums of all of them. */
export function useLaskut(rajaus: LaskuRajaus) {
  const api = useApi();
  const asiakasId = useOwnAsiakasId();
  useFreshLaskut();
  return useInfiniteQuery({
    queryKey: [...laskutKey(asiakasId), 'list', rajaus],
    queryFn: ({ pageParam: jalkeen, signal }) =>
      api.ask(
        laskuCalls.haku,
        { laskuttajaAsiakasId: asiakasId, ...rajaus, raja: SIVU, jalkeen },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ seuraava }) => seuraava,
    placeholderData: keepPreviousData,
    select: listed,
  });
}

const listed = ({ pages }: InfiniteData<LaskuHaku>) => ({
  laskut: pages.flatMap(({ laskut }) => laskut),
  yhteensa: pages.at(-1)?.yhteensa,
});

/** Those that a picker offers for a text. */
const TARJOTTUJA = 50;

/** A question for the invoices of any time that a text finds. */
export function useLaskuSearch(text: string | null) {
  const api = useApi();
  const asiakasId = useOwnAsiakasId();
  const queryClient = useQueryClient();
  const query = (asked: string) =>
    queryOptions({
      queryKey: [...laskutKey(asiakasId), 'search', asked],
      queryFn: ({ signal }) => {
        const input = { laskuttajaAsiakasId: asiakasId, text: asked, raja: TARJOTTUJA };
        return api.ask(laskuCalls.haku, input, { signal });
      },
    });
  const { data, isPlaceholderData, isFetching } = useQuery({
    ...query(text ?? ''),
    enabled: text !== null,
    placeholderData: keepPreviousData,
  });
  return {
    found: data?.laskut ?? [],
    pending: text !== null && (isPlaceholderData || (!data && isFetching)),
    answer: (asked: string): Promise<LaskuListed[]> =>
      queryClient
        .query(query(asked))
        .then(({ laskut }) => laskut)
        .catch(() => []),
  };
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

/** Whatever is read of invoices is read anew when one was changed. */
export function useFreshLaskut(): void {
  const queryClient = useQueryClient();
  const asiakasId = useOwnAsiakasId();
  useLive('laskutStale', () => void queryClient.invalidateQueries({ queryKey: laskutKey(asiakasId) }));
}
