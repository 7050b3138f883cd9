import { stepLogCalls, type StepLogMessage } from '@keikka/contracts';
import {
  ApiError,
  idempotent,
  useApi,
  useNotify,
  useUndo,
  type ApiClient,
  type ChangeKinds,
  type Notify,
} from '@keikka/sdk';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Merkinta } from '../model/merkinta.js';
import { texts } from '../texts.js';
import { stepLogKey } from './list-step-log.js';

export interface MerkinnatActs {
  /** False when the entry could not be stored, which was told. */
  add: (merkinta: Merkinta) => Promise<boolean>;
  /** Deletes an entry, undoable. */
  remove: (entry: Pick<StepLogMessage, 'stepLogId'>) => void;
}

/** The deletion of an entry; undone, it stands again. */
interface PoistoChange {
  kind: 'merkinta';
  keikkaId: number;
  stepLogId: number;
  before: boolean;
  after: boolean;
}

interface Tools {
  api: ApiClient;
  queryClient: QueryClient;
  notify: Notify;
}

/** What persons write into the log of an order. */
export function useMerkinnat(keikkaId: number): MerkinnatActs {
  const api = useApi();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const tools = useMemo(() => ({ api, queryClient, notify }), [api, queryClient, notify]);
  const undo = useUndo(useMemo(() => poistoKinds(tools), [tools]));
  const save = useMemo(
    () =>
      idempotent((merkinta: Merkinta, idempotencyKey) =>
        api.ask(stepLogCalls.save, { keikkaId, ...merkinta }, { idempotencyKey }),
      ),
    [api, keikkaId],
  );
  return {
    async add(merkinta) {
      try {
        const saved = await save(merkinta);
        putIn(queryClient, keikkaId, saved);
        return true;
      } catch (error) {
        notify.error(texts.addFailed, error);
        return false;
      }
    },
    remove({ stepLogId }) {
      const change: PoistoChange = { kind: 'merkinta', keikkaId, stepLogId, before: true, after: false };
      const step = { yyyymmdd: null, text: texts.removed, undone: texts.back, change, versions: {} };
      const done = setKept(tools, change).catch((error: unknown) => {
        notify.error(texts.removeFailed, error);
        throw error;
      });
      undo.track(done.then(() => step));
    },
  };
}

const poistoKinds = (tools: Tools): ChangeKinds<PoistoChange> => ({
  merkinta: {
    records: ({ stepLogId }) => [`m${stepLogId}`],
    keikkaOf: ({ keikkaId }) => keikkaId,
    async send({ change }) {
      try {
        await setKept(tools, change);
        return { versions: {}, made: {} };
      } catch (error) {
        tools.notify.error(change.after ? texts.backFailed : texts.removeFailed, error);
        return error instanceof ApiError && error.status === 404 ? 'gone' : 'failed';
      }
    },
  },
});

/** Deletes an entry, or brings it back. A deletion is shown at once, and the log is read again when it fails. */
async function setKept(
  { api, queryClient }: Tools,
  { keikkaId, stepLogId, after }: PoistoChange,
): Promise<void> {
  if (after) {
    putIn(queryClient, keikkaId, await api.ask(stepLogCalls.restore, { stepLogId }));
    return;
  }
  queryClient.setQueryData<StepLogMessage[]>(
    stepLogKey(keikkaId),
    (list) => list && without(list, stepLogId),
  );
  try {
    await api.ask(stepLogCalls.delete, { stepLogId });
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey: stepLogKey(keikkaId) });
    throw error;
  }
}

const putIn = (queryClient: QueryClient, keikkaId: number, entry: StepLogMessage): void =>
  void queryClient.setQueryData<StepLogMessage[]>(
    stepLogKey(keikkaId),
    (list) => list && [...without(list, entry.stepLogId), entry],
  );

const without = (list: readonly StepLogMessage[], id: number): StepLogMessage[] =>
  list.filter(({ stepLogId }) => stepLogId !== id);
