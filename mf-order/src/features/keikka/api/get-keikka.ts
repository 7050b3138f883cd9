import { keikkaCalls, type KeikkaGetAnswer } from '@keikka/contracts';
import { useApi, type ApiClient } from '@keikka/sdk';
import { queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';

/** The owner in the path is a filter; 0 means an order of any company that the viewer may see. */
const ANY_OWNER = 0;

export const keikkaKey = (keikkaId: number) => ['keikka', keikkaId] as const;

/** A whole order. An empty answer is returned as such, and the view treats it like 404 (C-44). */
export type KeikkaQuery = UseQueryResult<KeikkaGetAnswer | null>;

export function useKeikka(keikkaId: number, options: { refetchInterval?: number } = {}): KeikkaQuery {
  const api = useApi();
  return useQuery({
    ...keikkaRead(api, keikkaId),
    // No live messages arrive for an order that is not shown, so a cached one is outdated at any age.
    refetchOnMount: 'always',
    ...options,
  });
}

/** The order as the cache keeps it. */
export function keikkaRead(api: ApiClient, keikkaId: number) {
  return queryOptions({
    queryKey: keikkaKey(keikkaId),
    queryFn: async ({ signal }): Promise<KeikkaGetAnswer | null> => {
      const input = { keikkaId, ownerAsiakasId: ANY_OWNER };
      const answer: unknown = await api.ask(keikkaCalls.get, input, { signal });
      return hasKeikka(answer) ? answer : null;
    },
  });
}

/** Reads the order anew, as after a conflict; null when it is gone. */
export function useReadKeikka(keikkaId: number): () => Promise<KeikkaGetAnswer | null> {
  const queryClient = useQueryClient();
  const api = useApi();
  return () => queryClient.query({ ...keikkaRead(api, keikkaId), staleTime: 0 });
}

const hasKeikka = (answer: unknown): answer is KeikkaGetAnswer =>
  typeof answer === 'object' && answer !== null && 'keikkaData' in answer && Boolean(answer.keikkaData);
