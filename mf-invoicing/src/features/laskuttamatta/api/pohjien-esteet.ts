import { laskupohjaCalls, type LaskupohjaListed, type LaskuttamatonKeikka } from '@keikka/contracts';
import { pohjienEsteet, type PohjanEsteet } from '@keikka/domain/laskupohja';
import { useApi, useLive, useOwnAsiakasId } from '@keikka/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useKeikkaFacts } from '../../../parts/use-sample-keikat.js';

export interface PohjienEsteet {
  /** Undefined while order or templates are read. */
  pohjat: readonly PohjanEsteet<LaskupohjaListed>[] | undefined;
  error: Error | null;
  retrying: boolean;
  retry: () => void;
}

/** All templates of the own company beside an order, judged by the rule that builds invoices. */
export function usePohjienEsteet({ keikkaId, maksajaAsiakasId }: LaskuttamatonKeikka): PohjienEsteet {
  const keikka = useKeikkaFacts(keikkaId);
  const pohjat = useKaikkiPohjat();
  const judged = useMemo(
    () =>
      keikka.data &&
      pohjat.data &&
      pohjienEsteet(pohjat.data, { facts: keikka.data, maksajaAsiakasId: maksajaAsiakasId ?? 0 }),
    [keikka.data, pohjat.data, maksajaAsiakasId],
  );
  const failed = keikka.error ? keikka : pohjat;
  return {
    pohjat: judged,
    error: failed.error,
    retrying: failed.isFetching,
    retry: () => void failed.refetch(),
  };
}

function useKaikkiPohjat() {
  const api = useApi();
  const queryClient = useQueryClient();
  const asiakasId = useOwnAsiakasId();
  const queryKey = ['laskuttamatta-pohjat', asiakasId];
  useLive('laskupohjatStale', () => void queryClient.invalidateQueries({ queryKey }));
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api.ask(laskupohjaCalls.list, { ownerAsiakasId: asiakasId }, { signal }),
  });
}
