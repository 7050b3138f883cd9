import {
  tyomaaCalls,
  tyomaaFields,
  type ChangeAuthor,
  type InputOf,
  type TyomaaFields,
  type TyomaaVersio,
  type TyomaaVersiot,
} from '@keikka/contracts';
import { helsinkiDay } from '@keikka/domain';
import { useApi } from '@keikka/sdk';
import { useSaveUndo, type UndoableSaves } from '@keikka/sdk/record';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { texts } from '../texts.js';

/** The site of an order, or with order 0 the site as the company knows it. */
export interface TyomaaOf {
  tyomaaId: number;
  keikkaId: number;
}

/** What the window of a site edits: an order's copy of it, or the site itself. */
export interface Muokattava extends TyomaaVersio {
  /** Beside an order's copy: the site as the company knows it; null for who does not see it. */
  yhteinen: TyomaaVersio | null;
  keikkaCount: number;
  muutokset: Partial<Record<keyof TyomaaFields, ChangeAuthor>>;
}

const tyomaaKey = ({ tyomaaId, keikkaId }: TyomaaOf) => ['tyomaa', tyomaaId, keikkaId] as const;

/** Read anew each time that the window opens. */
export function useTyomaa(of: TyomaaOf): UseQueryResult<Muokattava> {
  const api = useApi();
  return useQuery({
    queryKey: tyomaaKey(of),
    queryFn: async ({ signal }) => muokattavaOf(await api.ask(tyomaaCalls.get, of, { signal })),
    staleTime: 0,
    gcTime: 0,
  });
}

type Saved = Omit<InputOf<typeof tyomaaCalls.set>, 'ownerAsiakasId' | 'tyomaaId' | 'yyyymmdd' | 'keikkaId'>;

/** Hears of each version that is stored, by a save or an undo; the same function in every render. */
export type OnStored = (version: Muokattava) => void;

/** The acts of the window: save and read. A save of one version alone can be undone. */
export function useTyomaaActs({ tyomaaId, keikkaId }: TyomaaOf, onStored?: OnStored) {
  const api = useApi();
  const queryClient = useQueryClient();
  const acts = useMemo(() => {
    function told(version: Muokattava): Muokattava {
      queryClient.setQueryData(tyomaaKey({ tyomaaId, keikkaId }), version);
      onStored?.(version);
      return version;
    }
    const save = async (saved: Saved): Promise<Muokattava> => {
      const yyyymmdd = helsinkiDay(Date.now());
      const site = { ownerAsiakasId: 0, tyomaaId, keikkaId, yyyymmdd };
      return told(muokattavaOf(await api.ask(tyomaaCalls.set, { ...saved, ...site })));
    };
    const read = async (): Promise<Muokattava> =>
      muokattavaOf(await api.ask(tyomaaCalls.get, { tyomaaId, keikkaId }));
    const saves: UndoableSaves = {
      fields: tyomaaFields,
      keyOf: (id) => (keikkaId ? `k${id}` : `s${id}`),
      save: (_, { after }, varmenne) => save({ ...after, varmenne }),
      failed: texts.undoFailed,
    };
    return { save, read, saves };
  }, [api, onStored, queryClient, tyomaaId, keikkaId]);
  const track = useSaveUndo(acts.saves);
  return {
    ...acts,
    saved: (now: Muokattava, before: Muokattava): void =>
      void track(keikkaId || tyomaaId, now, before, texts.savedStep(now.tyomaaNimi || now.tyomaaOsoite1)),
  };
}

function muokattavaOf({
  globalTyomaa,
  keikkaTyomaa,
  keikkaCount = 0,
  muutokset = {},
}: TyomaaVersiot): Muokattava {
  const version = keikkaTyomaa ?? globalTyomaa;
  if (!version) throw new Error('a site has neither version');
  return { ...version, yhteinen: keikkaTyomaa ? (globalTyomaa ?? null) : null, keikkaCount, muutokset };
}
