import { useNotify, useOwnAsiakasId } from '@keikka/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { laskutKey } from '../../../parts/laskut-key.js';
import { useMakeLasku } from '../../../parts/use-make-lasku.js';
import { texts } from '../texts.js';

/** Makes the invoice of an order from the templates that fit, and tells when it could not. */
export function useCreateLasku(onCreated: (keikkaLaskuId: number) => void) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const asiakasId = useOwnAsiakasId();
  return useMutation({
    mutationFn: useMakeLasku(),
    onSuccess({ keikkaLaskuId }) {
      void queryClient.invalidateQueries({ queryKey: laskutKey(asiakasId) });
      notify.success(texts.created);
      onCreated(keikkaLaskuId);
    },
    onError: (error) => notify.error(texts.createFailed, error),
  });
}
