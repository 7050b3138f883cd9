import { integraatioCalls, type Integraatio, type IntegraatioSave } from '@keikka/contracts';
import { useApi, useNotify, useOwnAsiakasId } from '@keikka/sdk';
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { laskutKey } from '../../parts/laskut-key.js';
import { texts } from './texts.js';

const useKey = () => ['integraatiot', useOwnAsiakasId()] as const;

/** The invoicing systems of the own company. */
export function useIntegraatiot(): UseQueryResult<Integraatio[]> {
  const api = useApi();
  return useQuery({
    queryKey: useKey(),
    queryFn: ({ signal }) => api.ask(integraatioCalls.list, { laskuttajaAsiakasId: 0 }, { signal }),
  });
}

/** Stores how a system is used, and the keys that were typed. */
export function useSaveIntegraatio(onSaved: () => void) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const queryKey = useKey();
  const asiakasId = useOwnAsiakasId();
  return useMutation({
    mutationFn: (save: IntegraatioSave) => api.ask(integraatioCalls.save, save),
    async onSuccess(saved) {
      notify.success(texts.tallennettiin(saved.kohde));
      onSaved();
      await queryClient.invalidateQueries({ queryKey });
      // Which systems an invoice may go to.
      await queryClient.invalidateQueries({ queryKey: laskutKey(asiakasId) });
    },
    onError: (error) => notify.error(texts.saveFailed, error),
  });
}
