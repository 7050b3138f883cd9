import {
  laskupohjaCalls,
  laskupohjaRecordFields,
  type Laskupohja,
  type LaskupohjaRecordFields,
  type LaskupohjaSave,
} from '@keikka/contracts';
import { laskupohjaTilaNimi } from '@keikka/domain';
import { ApiError, idempotent, useApi, useNotify, useOwnAsiakasId, useUndo } from '@keikka/sdk';
import { useSaveUndo, type UndoableSaves } from '@keikka/sdk/record';
import { useConfirm } from '@keikka/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { texts } from '../texts.js';
import { laskupohjatKey } from './laskupohjat.js';
import { deletePohja, keyOf, pohjaKinds } from './pohja-undo.js';

/** What a person does to a template as a whole. */
export interface PohjaActs {
  /** Stores what was changed, upon the version that was seen. */
  save: (changes: Partial<LaskupohjaRecordFields>, varmenne?: number) => Promise<Laskupohja>;
  /** Tells of a save, with its undo. */
  saved: (after: Laskupohja, before: Laskupohja | null) => void;
  /** The template as it is stored now; null when it is gone. */
  read: () => Promise<Laskupohja | null>;
  setTila: (laskupohjaTilaId: number) => Promise<void>;
  /** Asks first; true when it is gone, which can be undone. */
  remove: () => Promise<boolean>;
}

export function usePohjaActs(pohja: Laskupohja): PohjaActs {
  const api = useApi();
  const notify = useNotify();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const { laskupohjaId, laskupohjaNimi } = pohja;
  const asiakasId = useOwnAsiakasId();
  const saves = useMemo((): UndoableSaves & { send: PohjaActs['save'] } => {
    async function sendOf(id: number, changes: object, varmenne?: number): Promise<Laskupohja> {
      const known = varmenne === undefined ? {} : { varmenne };
      const save = { laskupohjaId: id, ...changes, ...known } as LaskupohjaSave;
      const saved = await api.ask(laskupohjaCalls.save, save);
      const queryKey = laskupohjatKey(asiakasId);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData([...queryKey, 'one', id], saved);
      void queryClient.invalidateQueries({ queryKey: [...queryKey, 'list'] });
      return saved;
    }
    return {
      fields: laskupohjaRecordFields,
      keyOf,
      // One that was deleted and made again has another id.
      save: async (id, { after }, seen) => ({ varmenne: (await sendOf(id, after, seen)).varmenne }),
      failed: texts.undoFailed,
      send: (changes, varmenne) => sendOf(laskupohjaId, changes, varmenne),
    };
  }, [api, queryClient, asiakasId, laskupohjaId]);
  const track = useSaveUndo(saves);
  const tools = useMemo(
    () => ({ api, queryClient, asiakasId, notify }),
    [api, queryClient, asiakasId, notify],
  );
  const undo = useUndo(useMemo(() => pohjaKinds(tools), [tools]));
  return {
    save: saves.send,
    saved(after, before) {
      const words = texts.saved(after.laskupohjaNimi);
      if (!before || !track(laskupohjaId, after, before, words)) notify.success(words.text);
    },
    async read() {
      try {
        return await api.ask(laskupohjaCalls.get, { laskupohjaId });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    async setTila(laskupohjaTilaId) {
      try {
        const after = await saves.send({ laskupohjaTilaId });
        track(laskupohjaId, after, pohja, {
          text: texts.tilaChanged(laskupohjaTilaNimi(laskupohjaTilaId)),
          undone: texts.tilaBack(pohja.laskupohjaTilaNimi),
        });
      } catch (error) {
        notify.error(texts.tilaFailed, error);
      }
    },
    async remove() {
      const question = texts.removeQuestion(laskupohjaNimi, texts.rowCount(pohja.rivit.length));
      if (!(await confirm({ ...question, danger: true }))) return false;
      try {
        await deletePohja(tools, laskupohjaId);
      } catch (error) {
        notify.error(texts.removeFailed, error);
        return false;
      }
      const change = { kind: 'laskupohja', before: pohja, after: null } as const;
      const words = { text: texts.removed, undone: texts.pohjaBack(laskupohjaNimi) };
      undo.track(Promise.resolve({ yyyymmdd: null, ...words, change, versions: {} }));
      return true;
    },
  };
}

/** Makes a draft, empty or a copy of another template, and opens it. */
export function useCreatePohja(onCreated: (laskupohjaId: number) => void) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const asiakasId = useOwnAsiakasId();
  const createOnce = useMemo(
    () =>
      idempotent((copiedLaskupohjaId: number, idempotencyKey) =>
        api.ask(
          laskupohjaCalls.create,
          { laskuttajaAsiakasId: asiakasId, copiedLaskupohjaId },
          { idempotencyKey },
        ),
      ),
    [api, asiakasId],
  );
  return async (copiedLaskupohjaId = 0): Promise<void> => {
    const isCopy = copiedLaskupohjaId > 0;
    try {
      const { laskupohjaId } = await createOnce(copiedLaskupohjaId);
      void queryClient.invalidateQueries({ queryKey: [...laskupohjatKey(asiakasId), 'list'] });
      notify.success(isCopy ? texts.copied : texts.created);
      onCreated(laskupohjaId);
    } catch (error) {
      notify.error(isCopy ? texts.copyFailed : texts.createFailed, error);
    }
  };
}
