import { laskuCalls } from '@keikka/contracts';
import { idempotent, useApi, useNotify, useOwnAsiakasId } from '@keikka/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '../texts.js';
import { laskutKey } from './laskut.js';

/** Makes the invoice of an order from the templates that fit, and tells when it could not. */
export function useCreateLasku(onCreated: (keikkaLaskuId: number) => void) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const asiakasId = useOwnAsiakasId();
  const [create] = useState(() =>
    idempotent((keikkaId: number, idempotencyKey) =>
      api.ask(
        laskuCalls.create,
        { keikkaId, laskuttajaAsiakasId: asiakasId, maksajaAsiakasId: 0 },
        { idempotencyKey },
      ),
    ),
  );
  return useMutation({
    mutationFn: create,
    onSuccess({ keikkaLaskuId }) {
      void queryClient.invalidateQueries({ queryKey: laskutKey(asiakasId) });
      notify.success(texts.created);
      onCreated(keikkaLaskuId);
    },
    onError: (error) => notify.error(texts.createFailed, error),
  });
}
