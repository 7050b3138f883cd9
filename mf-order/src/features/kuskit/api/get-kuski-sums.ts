import { personCalls, type KuskiSum } from '@keikka/contracts';
import { MINUTE_MS, type Yyyymmdd } from '@keikka/domain';
import { useApi, useOwnAsiakasId } from '@keikka/sdk';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

export type SumsByDriver = ReadonlyMap<number, KuskiSum>;

/** Half a year changes little in that time. */
const FRESH_MS = 10 * MINUTE_MS;

const byDriver = (sums: readonly KuskiSum[]): SumsByDriver => new Map(sums.map((sum) => [sum.personId, sum]));

/** What each driver has driven for the own company in the six months before a day. Not asked without a day. */
export function useKuskiSums(yyyymmdd: Yyyymmdd | null): UseQueryResult<SumsByDriver> {
  const api = useApi();
  const ownerAsiakasId = useOwnAsiakasId();
  return useQuery({
    queryKey: ['kuski-sums', ownerAsiakasId, yyyymmdd],
    queryFn: ({ signal }) =>
      api.ask(personCalls.listKuskiSums, { ownerAsiakasId, yyyymmdd: yyyymmdd ?? '' }, { signal }),
    select: byDriver,
    enabled: yyyymmdd !== null,
    staleTime: FRESH_MS,
  });
}
