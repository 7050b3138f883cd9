import { alvCalls, type InputOf } from '@keikka/contracts';
import type { AlvKausi } from '@keikka/domain';
import { useApi, useNotify, useOwnAsiakasId } from '@keikka/sdk';
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { alvTexts } from './alv-texts.js';

const useKey = () => ['alv-kaudet', useOwnAsiakasId()] as const;

/** The VAT rates that the own company keeps for itself. */
export function useAlvKaudet(): UseQueryResult<AlvKausi[]> {
  const api = useApi();
  return useQuery({
    queryKey: useKey(),
    queryFn: ({ signal }) => api.ask(alvCalls.list, {}, { signal }),
  });
}

/** Sets the rate from a day on. */
export function useAsetaAlv(onSaved: () => void) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const queryKey = useKey();
  return useMutation({
    mutationFn: (input: InputOf<typeof alvCalls.aseta>) => api.ask(alvCalls.aseta, input),
    onSuccess(kaudet) {
      queryClient.setQueryData(queryKey, kaudet);
      notify.success(alvTexts.tallennettu);
      onSaved();
    },
    onError: (error) => notify.error(alvTexts.saveFailed, error),
  });
}
