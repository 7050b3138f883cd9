import { tuoteCalls, type Tuote } from '@keikka/contracts';
import { ApiError, useApi, useNotify } from '@keikka/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { placeTuote } from '../model/place-tuote.js';
import { texts } from '../texts.js';
import { useTuotteetKey } from './list-tuotteet.js';

/** Deletes a product. Its row disappears at once, and returns with the reason when it has to stay (I-088, I-185). */
export function useDeleteTuote() {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const queryKey = useTuotteetKey();
  return useMutation({
    mutationFn: ({ tuoteId }: Tuote) => api.ask(tuoteCalls.delete, { tuoteId }),
    onMutate: async ({ tuoteId }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Tuote[]>(queryKey, (tuotteet) =>
        tuotteet?.filter((tuote) => tuote.tuoteId !== tuoteId),
      );
    },
    onSuccess: () => notify.success(texts.removed),
    onError: (error, tuote) => {
      queryClient.setQueryData<Tuote[]>(queryKey, (tuotteet) => tuotteet && placeTuote(tuotteet, tuote));
      const inUse = error instanceof ApiError && error.errorCode === 'TUOTE.IN_USE';
      notify.error(inUse ? texts.removeRefused : texts.removeFailed, error);
      // The product may be gone all the same: somebody else deleted it, or only the answer was lost.
      void queryClient.invalidateQueries({ queryKey });
    },
  });
}
