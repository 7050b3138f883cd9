import { laskupohjaCalls, type LaskupohjaListed } from '@keikka/contracts';
import { payerAsiakasId } from '@keikka/domain';
import { pohjienEsteet, type PohjanEsteet } from '@keikka/domain/laskupohja';
import { useApi, useLive, useOwnAsiakasId } from '@keikka/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFreshKeikkaFacts } from './use-sample-keikat.js';

export interface PohjienEsteet {
  /** Undefined while order or templates are read. */
  pohjat: readonly PohjanEsteet<LaskupohjaListed>[] | undefined;
  error: Error | null;
  retrying: boolean;
  retry: () => void;
}

/** All templates of the own company beside an order, judged by the rule that builds invoices for who pays it. */
export function usePohjienEsteet(keikkaId: number): PohjienEsteet {
  const keikka = useFreshKeikkaFacts(keikkaId);
  const pohjat = useKaikkiPohjat();
  const asiakasId = useOwnAsiakasId();
  const judged = useMemo(() => {
    if (!keikka.data || !pohjat.data) return undefined;
    const { sourceAsiakasId, asiakasId: receiver } = keikka.data.keikka ?? {};
    const parties = { sourceAsiakasId: sourceAsiakasId ?? 0, asiakasId: receiver ?? null };
    const payer = payerAsiakasId(parties, asiakasId);
    return pohjienEsteet(pohjat.data, { facts: keikka.data, maksajaAsiakasId: payer ?? 0 });
  }, [keikka.data, pohjat.data, asiakasId]);
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
  const queryKey = ['kaikki-pohjat', asiakasId];
  useLive('laskupohjatStale', () => void queryClient.invalidateQueries({ queryKey }));
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api.ask(laskupohjaCalls.list, { ownerAsiakasId: asiakasId }, { signal }),
  });
}
