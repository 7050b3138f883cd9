import { rasitusCalls, type YrityksenRaja } from '@keikka/contracts';
import type { RasitusRaja } from '@keikka/domain';
import {
  idempotent,
  useApi,
  useNotify,
  useUndo,
  type Change,
  type ChangeKinds,
  type Notify,
} from '@keikka/sdk';
import { useQueryClient } from '@tanstack/react-query';
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

type Save = (luokka: string, raja: Raja) => Promise<unknown>;

/** A limit that was set is set back; whoever sets it last decides. */
const rajaKinds = (save: Save, notify: Pick<Notify, 'error'>): ChangeKinds<RajaChange> => ({
  rasitusRaja: {
    records: ({ luokka }) => [`r${luokka}`],
    removes: () => false,
    async send({ change: { luokka, after } }) {
      try {
        await save(luokka, after);
        return { versions: {}, made: {} };
      } catch (error) {
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
  const save = useMemo((): Save => {
    const once = idempotent((of: RasitusRaja, idempotencyKey) =>
      api.ask(rasitusCalls.save, of, { idempotencyKey }),
    );
    return async (luokka, { lujuusId, ilma }) => {
      const lay = (raja: Partial<Raja>): void => {
        queryClient.setQueryData<YrityksenRaja[]>(rajatKey, (rows) =>
          rows?.map((one) => (one.luokka === luokka ? { ...one, ...raja } : one)),
        );
      };
      const rows = queryClient.getQueryData<YrityksenRaja[]>(rajatKey);
      const before = rows?.find((one) => one.luokka === luokka);
      lay({ lujuusId, ilma });
      try {
        queryClient.setQueryData(rajatKey, await once({ luokka, lujuusId, ilma }));
      } catch (error) {
        // Of this class alone: another one may have been set meanwhile.
        if (before) lay(before);
        throw error;
      }
    };
  }, [api, queryClient]);
  const undo = useUndo(useMemo(() => rajaKinds(save, notify), [save, notify]));

  async function changed({ luokka, lujuusId, ilma }: YrityksenRaja, to: Partial<Raja>) {
    const before = { lujuusId, ilma };
    const after = { ...before, ...to };
    await save(luokka, after).catch((error: unknown) => {
      notify.error(texts.saveFailed, error);
      throw error;
    });
    const change: RajaChange = { kind: 'rasitusRaja', luokka, before, after };
    return {
      yyyymmdd: null,
      text: texts.saved(luokka),
      undone: texts.savedBack(luokka),
      change,
      versions: {},
    };
  }
  return (was, to) => undo.track(changed(was, to));
}
