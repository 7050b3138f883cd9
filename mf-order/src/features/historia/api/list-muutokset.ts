import { keikkaFormCalls, MUUTOKSIA_SIVULLA, type KeikkaMuutos } from '@keikka/contracts';
import { useApi } from '@keikka/sdk';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';

interface HistoryPage {
  entityId: number;
  ownerAsiakasId: number;
  /** With the order's next version there is more to tell. */
  varmenne: number;
  page: number;
}

/** A page of an order's changes, the newest first; the last page that was read stands meanwhile. */
export function useMuutokset(of: HistoryPage): UseQueryResult<KeikkaMuutos[]> {
  const api = useApi();
  const { entityId, ownerAsiakasId, varmenne, page } = of;
  return useQuery({
    queryKey: ['keikka-historia', entityId, varmenne, page],
    queryFn: ({ signal }) => {
      const input = { entityId, ownerAsiakasId, page, size: MUUTOKSIA_SIVULLA };
      return api.ask(keikkaFormCalls.listChanges, input, { signal });
    },
    placeholderData: keepPreviousData,
  });
}
