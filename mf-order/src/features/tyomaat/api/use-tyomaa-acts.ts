import type { TyomaaData } from '@keikka/contracts';
import { useApi, useNotify, useOwnAsiakasId, useUndo, type NewStep } from '@keikka/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { tyomaaNimi } from '../model/tyomaa-nimi.js';
import { texts } from '../texts.js';
import { tyomaatKey } from './list-tyomaat.js';
import { deleteTyomaa, keyOf, tyomaaKinds, type Poistettava, type TyomaaChange } from './tyomaa-undo.js';

export interface TyomaaActs {
  /** Deletes a site, with its undo, or with the reason why it has to stay (I-163). */
  remove: (tyomaa: Poistettava) => void;
  /** Lists a site that was just made, with its undo. */
  made: (tyomaa: TyomaaData) => void;
  /** Reads the list again after a site was changed; the same function in every render. */
  refresh: () => void;
}

const stepOf = (
  text: string,
  change: TyomaaChange,
  versions: NewStep['versions'],
): NewStep<TyomaaChange> => ({
  yyyymmdd: null,
  text,
  change,
  versions,
});

export function useTyomaaActs(): TyomaaActs {
  const api = useApi();
  const queryClient = useQueryClient();
  const asiakasId = useOwnAsiakasId();
  const notify = useNotify();
  const tools = useMemo(() => ({ api, queryClient, asiakasId }), [api, queryClient, asiakasId]);
  const kinds = useMemo(() => tyomaaKinds(tools, notify), [tools, notify]);
  const undo = useUndo(kinds);

  async function removed(tyomaa: Poistettava): Promise<NewStep<TyomaaChange>> {
    const varmenne = await deleteTyomaa(tools, tyomaa, tyomaa.varmenne).catch((error: unknown) => {
      notify.error(texts.removeFailed, error);
      throw error;
    });
    const change = { kind: 'tyomaa', before: tyomaa, after: null } as const;
    return stepOf(texts.removed(tyomaaNimi(tyomaa)), change, { [keyOf(tyomaa)]: varmenne });
  }

  const refresh = useCallback(
    (): void => void queryClient.invalidateQueries({ queryKey: tyomaatKey(asiakasId) }),
    [queryClient, asiakasId],
  );

  function made(tyomaa: TyomaaData): void {
    refresh();
    // What was just made has one version.
    const after = { ...tyomaa, varmenne: 1 };
    const step = stepOf(
      texts.made(tyomaaNimi(after)),
      { kind: 'tyomaa', before: null, after },
      {
        [keyOf(after)]: 1,
      },
    );
    undo.track(Promise.resolve(step));
  }

  return { remove: (tyomaa) => undo.track(removed(tyomaa)), made, refresh };
}
