import { keikkaCalls, type KeikkaGetAnswer } from '@keikka/contracts';
import { useApi } from '@keikka/sdk';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** The path's owner is a filter and 0 asks for whatever company's order the viewer may see. */
const ANY_OWNER = 0;

export const keikkaKey = (keikkaId: number) => ['keikka', keikkaId] as const;

/** An order whole. Empty data is told from an answer: the view treats it like 404 (C-44). */
export type KeikkaQuery = UseQueryResult<KeikkaGetAnswer | null>;

export function useKeikka(keikkaId: number, options: { refetchInterval?: number } = {}): KeikkaQuery {
  const api = useApi();
  return useQuery({
    queryKey: keikkaKey(keikkaId),
    queryFn: async ({ signal }) => {
      const input = { keikkaId, ownerAsiakasId: ANY_OWNER };
      const answer: unknown = await api.ask(keikkaCalls.get, input, { signal });
      return hasKeikka(answer) ? answer : null;
    },
    // Nobody listens to an order that is not shown: what is kept of it may be old however young it is.
    refetchOnMount: 'always',
    ...options,
  });
}

const hasKeikka = (answer: unknown): answer is KeikkaGetAnswer =>
  typeof answer === 'object' && answer !== null && 'keikkaData' in answer && Boolean(answer.keikkaData);
