import { sijaintiCalls, sijaintiFields, type InputOf, type SijaintiVersio } from '@keikka/contracts';
import { useApi } from '@keikka/sdk';
import { useSaveUndo, type UndoableSaves } from '@keikka/sdk/record';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { texts } from '../texts.js';
import { keyOf } from './tehdas-undo.js';

const tehdasKey = (sijaintiId: number) => ['tehdas', sijaintiId] as const;

/** Read anew each time that the window opens. */
export function useTehdas(sijaintiId: number): UseQueryResult<SijaintiVersio> {
  const api = useApi();
  return useQuery({
    queryKey: tehdasKey(sijaintiId),
    queryFn: ({ signal }) => api.ask(sijaintiCalls.get, { sijaintiId }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

type Saved = Omit<InputOf<typeof sijaintiCalls.set>, 'sijaintiId'>;

/** The acts of the window: save and read. A save can be undone; `onStored` hears of each, and is the same in every render. */
export function useTehdasSaves(sijaintiId: number, onStored: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const acts = useMemo(() => {
    const save = async (saved: Saved): Promise<SijaintiVersio> => {
      const version = await api.ask(sijaintiCalls.set, { ...saved, sijaintiId });
      queryClient.setQueryData(tehdasKey(sijaintiId), version);
      onStored();
      return version;
    };
    const read = (): Promise<SijaintiVersio> => api.ask(sijaintiCalls.get, { sijaintiId });
    const saves: UndoableSaves = {
      fields: sijaintiFields,
      keyOf,
      save: (_, { after }, varmenne) => save({ ...after, varmenne }),
      failed: texts.muokkaus.undoFailed,
    };
    return { save, read, saves };
  }, [api, onStored, queryClient, sijaintiId]);
  const track = useSaveUndo(acts.saves);
  return {
    ...acts,
    saved: (now: SijaintiVersio, before: SijaintiVersio): void =>
      void track(sijaintiId, now, before, texts.muokkaus.savedStep(now.sijaintiNimi)),
  };
}
