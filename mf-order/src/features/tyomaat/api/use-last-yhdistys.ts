import { tyomaaCalls, type ViimeisinYhdistys } from '@keikka/contracts';
import { useApi, useOwnAsiakasId } from '@keikka/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { tyomaatKey } from './list-tyomaat.js';

/**
 * One's own last merge that can still be taken back, as the server knows it: it is there after a reload of the page too.
 * Whatever makes the list stale makes it stale.
 */
export function useLastYhdistys(): { last: ViimeisinYhdistys | null; forget: () => void } {
  const api = useApi();
  const asiakasId = useOwnAsiakasId();
  const queryClient = useQueryClient();
  const queryKey = lastYhdistysKey(asiakasId);
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.ask(tyomaaCalls.lastMerge, {}, { signal }),
    staleTime: 0,
  });
  const forget = useCallback(
    () => void queryClient.setQueryData<ViimeisinYhdistys | null>(lastYhdistysKey(asiakasId), null),
    [queryClient, asiakasId],
  );
  return { last: data ?? null, forget };
}

const lastYhdistysKey = (asiakasId: number) => [...tyomaatKey(asiakasId), 'viimeisin yhdistys'] as const;
