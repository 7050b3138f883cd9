import { laskuRiviCalls, type LaskuRivi, type LaskuRiviSelvitys } from '@keikka/contracts';
import { useApi, useOwnAsiakasId } from '@keikka/sdk';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { laskutKey } from '../../../parts/laskut-key.js';

/** Why a row has its price, read when somebody asks; a changed row is asked about anew. */
export function useRivinSelvitys({
  keikkaLaskuRiviId,
  varmenne,
}: LaskuRivi): UseQueryResult<LaskuRiviSelvitys> {
  const api = useApi();
  const asiakasId = useOwnAsiakasId();
  return useQuery({
    queryKey: [...laskutKey(asiakasId), 'selvitys', keikkaLaskuRiviId, varmenne],
    queryFn: ({ signal }) => api.ask(laskuRiviCalls.selvitys, { keikkaLaskuRiviId }, { signal }),
  });
}
