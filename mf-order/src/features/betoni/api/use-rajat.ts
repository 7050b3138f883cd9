import { rasitusCalls, type InputOf, type YrityksenRaja } from '@keikka/contracts';
import type { RasitusRaja } from '@keikka/domain';
import {
  ApiError,
  idempotent,
  useApi,
  useNotify,
  useUndo,
  type ApiClient,
  type Change,
  type ChangeKinds,
  type Notify,
} from '@keikka/sdk';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { rajatTexts as texts } from '../rajat-texts.js';
import { rajatKey } from './use-betoni-lists.js';

export type Raja = Pick<RasitusRaja, 'lujuusId' | 'ilma'>;

interface RajaChange extends Change {
  kind: 'rasitusRaja';
  luokka: string;
  before: Raja;
  after: Raja;
}

/** Sets a limit upon the version that was seen; without one it overwrites. Returns the new version. */
type Save = (luokka: string, raja: Raja, seen: number | undefined) => Promise<number>;

const rajaKey = (luokka: string): string => `r${luokka}`;

/** How a limit that was set is set back. */
const rajaKinds = (save: Save, notify: Pick<Notify, 'error'>): ChangeKinds<RajaChange> => ({
  rasitusRaja: {
    records: ({ luokka }) => [rajaKey(luokka)],
    removes: () => false,
    async send({ change: { luokka, after }, seen }) {
      const key = rajaKey(luokka);
      try {
        const versions = { [key]: await save(luokka, after, seen?.[key]) };
        return { versions, made: versions };
      } catch (error) {
        if (error instanceof ApiError && error.errorCode === 'CHANGE.OUTDATED')
          return { outdated: error.errorDetails ?? {} };
        notify.error(texts.saveFailed, error);
        return 'failed';
      }
    },
  },
});

/** Sets a limit of the own company at once, undoable; a failure is told and changes nothing. */
export function useSetRaja(): (was: YrityksenRaja, change: Partial<Raja>) => void {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const save = useMemo(() => inTurn(rajaSave(api, queryClient)), [api, queryClient]);
  const undo = useUndo(useMemo(() => rajaKinds(save, notify), [save, notify]));

  async function changed({ luokka, lujuusId, ilma, varmenne }: YrityksenRaja, to: Partial<Raja>) {
    const before = { lujuusId, ilma };
    const after = { ...before, ...to };
    const saved = await save(luokka, after, varmenne).catch((error: unknown) => {
      notify.error(texts.saveFailed, error);
      throw error;
    });
    const change: RajaChange = { kind: 'rasitusRaja', luokka, before, after };
    return {
      yyyymmdd: null,
      text: texts.saved(luokka),
      undone: texts.savedBack(luokka),
      change,
      versions: { [rajaKey(luokka)]: saved },
    };
  }
  return (was, to) => undo.track(changed(was, to));
}

/** Saves of one limit, one after the other: who sets it again before the answer has seen the own save, and no colleague's. */
function inTurn(save: Save): Save {
  const lastOf = new Map<string, Promise<number>>();
  return (luokka, raja, seen) => {
    const before = lastOf.get(luokka) ?? Promise.resolve(0);
    const saved = before.then((last) => save(luokka, raja, seen && Math.max(seen, last)));
    lastOf.set(
      luokka,
      saved.catch(() => before),
    );
    return saved;
  };
}

function rajaSave(api: ApiClient, queryClient: QueryClient): Save {
  const once = idempotent((of: InputOf<typeof rasitusCalls.save>, idempotencyKey) =>
    api.ask(rasitusCalls.save, of, { idempotencyKey }),
  );
  return async (luokka, { lujuusId, ilma }, varmenne) => {
    const lay = (raja: Partial<Raja>): void => {
      queryClient.setQueryData<YrityksenRaja[]>(rajatKey, (rows) =>
        rows?.map((one) => (one.luokka === luokka ? { ...one, ...raja } : one)),
      );
    };
    const rows = queryClient.getQueryData<YrityksenRaja[]>(rajatKey);
    const before = rows?.find((one) => one.luokka === luokka);
    lay({ lujuusId, ilma });
    try {
      const stored = await once({ luokka, lujuusId, ilma, varmenne });
      queryClient.setQueryData(rajatKey, stored);
      return stored.find((one) => one.luokka === luokka)?.varmenne ?? 1;
    } catch (error) {
      // Of this class alone: another one may have been set meanwhile.
      if (before) lay(before);
      // What was refused because of a colleague's change is shown as it is now.
      void queryClient.invalidateQueries({ queryKey: rajatKey });
      throw error;
    }
  };
}
