import type { SijaintiVersio } from '@keikka/contracts';
import { useApi, useNotify, useOwnAsiakasId, useUndo, type NewStep } from '@keikka/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { texts } from '../texts.js';
import { tehtaatKey } from './list-tehtaat.js';
import { deleteTehdas, keyOf, tehdasKinds, type Poistettava, type TehdasChange } from './tehdas-undo.js';

export interface TehdasActs {
  /** Deletes a factory, with its undo, or with the reason why it has to stay. */
  remove: (tehdas: Poistettava) => void;
  /** Lists a factory that was just made, with its undo. */
  made: (tehdas: SijaintiVersio) => void;
  /** Reads the list again after a factory was changed; the same function in every render. */
  refresh: () => void;
}

const stepOf = (
  text: string,
  change: TehdasChange,
  versions: NewStep['versions'],
): NewStep<TehdasChange> => ({
  yyyymmdd: null,
  text,
  change,
  versions,
});

export function useTehdasActs(): TehdasActs {
  const api = useApi();
  const queryClient = useQueryClient();
  const asiakasId = useOwnAsiakasId();
  const notify = useNotify();
  const tools = useMemo(() => ({ api, queryClient, asiakasId }), [api, queryClient, asiakasId]);
  const kinds = useMemo(() => tehdasKinds(tools, notify), [tools, notify]);
  const undo = useUndo(kinds);

  async function removed(tehdas: Poistettava): Promise<NewStep<TehdasChange>> {
    const varmenne = await deleteTehdas(tools, tehdas, tehdas.varmenne).catch((error: unknown) => {
      notify.error(texts.removeFailed, error);
      throw error;
    });
    const change = { kind: 'tehdas', before: tehdas, after: null } as const;
    return stepOf(texts.removed(tehdas.sijaintiNimi), change, { [keyOf(tehdas.sijaintiId)]: varmenne });
  }

  const refresh = useCallback(
    (): void => void queryClient.invalidateQueries({ queryKey: tehtaatKey(asiakasId) }),
    [queryClient, asiakasId],
  );

  function made(after: SijaintiVersio): void {
    refresh();
    const change = { kind: 'tehdas', before: null, after } as const;
    const versions = { [keyOf(after.sijaintiId)]: after.varmenne };
    undo.track(Promise.resolve(stepOf(texts.made(after.sijaintiNimi), change, versions)));
  }

  return { remove: (tehdas) => undo.track(removed(tehdas)), made, refresh };
}
