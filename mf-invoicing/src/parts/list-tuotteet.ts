import { tuoteCalls, type Tuote } from '@keikka/contracts';
import { useApi, useLive, useOwnAsiakasId } from '@keikka/sdk';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';

export const tuotteetKey = (asiakasId: number) => ['tuotteet', asiakasId] as const;

export function useTuotteetKey() {
  return tuotteetKey(useOwnAsiakasId());
}

/** The products of one's own company. What a colleague saves or deletes is read at once. */
export function useTuotteet(): UseQueryResult<Tuote[]> {
  const api = useApi();
  const queryKey = useTuotteetKey();
  const [, asiakasId] = queryKey;
  const queryClient = useQueryClient();
  useLive('tuotteetStale', () => void queryClient.invalidateQueries({ queryKey }));
  return useQuery({
    queryKey,
    // The browser may keep the answer for 360 s (C-33), but it must contain what the person has just saved.
    queryFn: ({ signal }) => api.ask(tuoteCalls.list, { asiakasId }, { signal, revalidate: true }),
  });
}
