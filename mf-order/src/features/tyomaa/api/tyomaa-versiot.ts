import { tyomaaCalls, tyomaaFields } from '@keikka/contracts';
import { helsinkiDay } from '@keikka/domain';
import { useApi, useNotify, useUndo } from '@keikka/sdk';
import { useSaveUndo, type UndoableSaves } from '@keikka/sdk/record';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { texts } from '../texts.js';
import { muokattavaOf, type Muokattava, type Saved, type TyomaaOf } from './muokattava.js';
import { molemmatChange, molemmatKind, molempienVersiot, tilausKey, tyomaaKey } from './molemmat-undo.js';

const queryKeyOf = ({ tyomaaId, keikkaId }: TyomaaOf) => ['tyomaa', tyomaaId, keikkaId] as const;

/** Read anew each time that the window opens. */
export function useTyomaa(of: TyomaaOf): UseQueryResult<Muokattava> {
  const api = useApi();
  return useQuery({
    queryKey: queryKeyOf(of),
    queryFn: async ({ signal }) => muokattavaOf(await api.ask(tyomaaCalls.get, of, { signal })),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Hears of each version that is stored, by a save or an undo; the same function in every render. */
export type OnStored = (version: Muokattava) => void;

/** The acts of the window: save and read. A save can be undone, for one version alone and for both. */
export function useTyomaaActs({ tyomaaId, keikkaId }: TyomaaOf, onStored?: OnStored) {
  const api = useApi();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const acts = useMemo(() => {
    function told(version: Muokattava): Muokattava {
      queryClient.setQueryData(queryKeyOf({ tyomaaId, keikkaId }), version);
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
      keyOf: keikkaId ? tilausKey : tyomaaKey,
      save: (_, { after }, varmenne) => save({ ...after, varmenne }),
      failed: texts.undoFailed,
    };
    return { save, read, saves };
  }, [api, onStored, queryClient, tyomaaId, keikkaId]);
  const track = useSaveUndo(acts.saves);
  const kinds = useMemo(() => ({ molemmat: molemmatKind(acts.save, notify) }), [acts, notify]);
  const undo = useUndo(kinds);
  return {
    save: acts.save,
    read: acts.read,
    saved: (now: Muokattava, before: Muokattava): void => {
      track(keikkaId || tyomaaId, now, before, texts.savedStep(nimi(now)));
    },
    savedBoth: (now: Muokattava, before: Muokattava): void => {
      const change = molemmatChange({ tyomaaId, keikkaId }, now, before);
      const versions = molempienVersiot(change, now);
      undo.track(Promise.resolve({ yyyymmdd: null, ...texts.savedBoth(nimi(now)), change, versions }));
    },
  };
}

const nimi = ({ tyomaaNimi, tyomaaOsoite1 }: Muokattava): string => tyomaaNimi || tyomaaOsoite1;
