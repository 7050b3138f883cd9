import { hyvitysCalls, type Hyvitettava, type HyvitettavaNyt, type InputOf } from '@keikka/contracts';
import { idempotent, useApi, useNotify, useOwnAsiakasId } from '@keikka/sdk';
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { laskutKey } from '../../../parts/laskut-key.js';
import { hyvitysTexts } from '../hyvitys-texts.js';

/** What was credited of an invoice so far; nothing is asked of null. */
export function useHyvitettava(keikkaLaskuId: number | null): UseQueryResult<Hyvitettava> {
  const api = useApi();
  const asiakasId = useOwnAsiakasId();
  return useQuery({
    queryKey: [...laskutKey(asiakasId), 'hyvitettava', keikkaLaskuId],
    enabled: keikkaLaskuId !== null,
    queryFn: ({ signal }) => api.ask(hyvitysCalls.get, { keikkaLaskuId: keikkaLaskuId ?? 0 }, { signal }),
  });
}

/** What has changed of the order of an invoice since. */
export function useHyvitettavaNyt(keikkaLaskuId: number): UseQueryResult<HyvitettavaNyt> {
  const api = useApi();
  const asiakasId = useOwnAsiakasId();
  return useQuery({
    queryKey: [...laskutKey(asiakasId), 'hyvitettavaNyt', keikkaLaskuId],
    queryFn: ({ signal }) => api.ask(hyvitysCalls.nyt, { keikkaLaskuId }, { signal }),
  });
}

/** Makes a credit once, however often it is pressed, and tells how it went. */
export function useLuoHyvitys(onMade: (keikkaLaskuId: number) => void) {
  const api = useApi();
  const notify = useNotify();
  const asiakasId = useOwnAsiakasId();
  const queryClient = useQueryClient();
  const [luo] = useState(() =>
    idempotent((input: InputOf<typeof hyvitysCalls.luo>, idempotencyKey) =>
      api.ask(hyvitysCalls.luo, input, { idempotencyKey }),
    ),
  );
  const readAgain = () => queryClient.invalidateQueries({ queryKey: laskutKey(asiakasId) });
  return useMutation({
    mutationFn: luo,
    onSuccess({ keikkaLaskuId }) {
      notify.success(hyvitysTexts.luotu);
      void readAgain();
      onMade(keikkaLaskuId);
    },
    onError(error) {
      notify.error(hyvitysTexts.luontiFailed, error);
      void readAgain();
    },
  });
}
