import { keikkaFormCalls, type KeikkaGetAnswer, type KeikkaSave } from '@keikka/contracts';
import { idempotent, useApi } from '@keikka/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keikkaKey } from './get-keikka.js';

/** Saves fields of an order. The open views show the answer at once. */
export function useSaveKeikka(): (save: KeikkaSave) => Promise<KeikkaGetAnswer> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const sendOnce = idempotent((save: KeikkaSave, idempotencyKey) =>
      api.ask(keikkaFormCalls.save, save, { idempotencyKey }),
    );
    return async (save) => {
      const answer = await sendOnce(save);
      const queryKey = keikkaKey(save.keikkaId);
      // An answer under way may have been read before the save.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<KeikkaGetAnswer>(queryKey, answer);
      return answer;
    };
  }, [api, queryClient]);
}
