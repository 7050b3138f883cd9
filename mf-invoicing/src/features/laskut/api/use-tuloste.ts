import { tulosteCalls } from '@keikka/contracts';
import { useApi, useNotify } from '@keikka/sdk';
import { useMutation } from '@tanstack/react-query';
import { downloadBlob } from '@keikka/ui/forms';
import { texts } from '../texts.js';

/** Fetches an invoice as a file, which the browser stores. */
export function useTuloste(keikkaLaskuId: number) {
  const api = useApi();
  const notify = useNotify();
  return useMutation({
    mutationFn: (kind: keyof typeof tulosteCalls) => api.file(tulosteCalls[kind], { keikkaLaskuId }),
    onSuccess: ({ name, blob }) => downloadBlob(name, blob),
    onError: (error) => notify.error(texts.tulosteFailed, error),
  });
}
