import {
  laskuCalls,
  laskuFields,
  laskuLogCalls,
  type Lasku,
  type LaskuFields,
  type LaskuGetAnswer,
  type LaskuLog,
} from '@keikka/contracts';
import { laskuTila } from '@keikka/domain';
import { ApiError, idempotent, useApi, useNotify, useSession } from '@keikka/sdk';
import { useSaveUndo, type UndoableSaves } from '@keikka/sdk/record';
import { useConfirm } from '@keikka/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { laskutKey } from '../../../parts/laskut-key.js';
import { texts } from '../texts.js';

/** What a person does to an invoice as a whole. */
export interface LaskuActs {
  /** Stores headers, upon the version that was seen. */
  save: (changes: Partial<LaskuFields>, varmenne?: number) => Promise<Lasku>;
  /** Notes a save of headers for undo. */
  saved: (after: Lasku, before: Lasku) => void;
  /** The invoice as it is stored now; null when it is gone. */
  read: () => Promise<Lasku | null>;
  /** Asks before the one that can't be taken back. */
  setTila: (keikkaLaskuStatusTypeId: number) => Promise<void>;
  /** Where the invoice is sent. */
  setKohde: (kohde: string) => Promise<void>;
  /** Asks first where there are rows. */
  reload: (rowCount: number) => Promise<void>;
  /** Asks first; `onRemoved` when it is gone. */
  remove: (onRemoved?: () => void) => Promise<void>;
  /** False when the note could not be stored, which was told. */
  addNote: (title: string) => Promise<boolean>;
  removeNote: (entry: LaskuLog) => Promise<void>;
}

/** The order, its payer or another service could not be read: nothing was built. */
const isUnread = (code: string): boolean => /^(KEIKKA|SERVICE)\.|^LASKU\.NO_/.test(code);

export function useLaskuActs(lasku: Lasku): LaskuActs {
  const api = useApi();
  const notify = useNotify();
  const confirm = useConfirm();
  const { isSystemAdmin } = useSession().roles;
  const queryClient = useQueryClient();
  const { keikkaLaskuId, laskuttajaAsiakasId } = lasku;
  const saves = useMemo((): UndoableSaves & {
    send: (changes: object, varmenne?: number) => Promise<Lasku>;
  } => {
    async function send(changes: object, varmenne?: number): Promise<Lasku> {
      const known = varmenne === undefined ? {} : { varmenne };
      const saved = await api.ask(laskuCalls.save, { keikkaLaskuId, ...changes, ...known });
      const queryKey = [...laskutKey(laskuttajaAsiakasId), 'lasku', keikkaLaskuId];
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<LaskuGetAnswer>(
        queryKey,
        (answer) => answer && { ...answer, laskuData: saved },
      );
      return saved;
    }
    return {
      fields: laskuFields,
      keyOf: (id) => `i${id}`,
      save: async (_, { after }, seen) => ({ varmenne: (await send(after, seen)).varmenne }),
      failed: texts.undoFailed,
      send,
    };
  }, [api, queryClient, keikkaLaskuId, laskuttajaAsiakasId]);
  const track = useSaveUndo(saves);
  const readAgain = () => queryClient.invalidateQueries({ queryKey: laskutKey(laskuttajaAsiakasId) });
  const addOnce = useMemo(
    () =>
      idempotent((title: string, idempotencyKey) =>
        api.ask(laskuLogCalls.add, { keikkaLaskuId, title }, { idempotencyKey }),
      ),
    [api, keikkaLaskuId],
  );
  async function told(work: () => Promise<unknown>, failed: string): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      notify.error(failed, error);
      void readAgain();
      return false;
    }
  }
  return {
    save: saves.send,
    saved: (after, before) =>
      void track(keikkaLaskuId, after, before, { text: texts.headersSaved, undone: texts.headersBack }),
    async read() {
      try {
        return (await api.ask(laskuCalls.get, { keikkaLaskuId })).laskuData;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    async setTila(keikkaLaskuStatusTypeId) {
      // Only a system admin takes this status back, so whoever else sets it is asked, and is offered no undo [I-055].
      const isFinal = keikkaLaskuStatusTypeId === laskuTila.laskutettu && !isSystemAdmin;
      if (isFinal && !(await confirm({ ...texts.billQuestion, danger: true }))) return;
      await told(async () => {
        const saved = await saves.send({ keikkaLaskuStatusTypeId }, lasku.varmenne);
        const text = texts.tilaChanged(saved.keikkaLaskuStatusTypeName);
        const undone = texts.tilaBack(lasku.keikkaLaskuStatusTypeName);
        if (isFinal) notify.success(text);
        else track(keikkaLaskuId, saved, lasku, { text, undone });
      }, texts.saveFailed);
    },
    async setKohde(laskuDestination) {
      await told(async () => {
        const saved = await saves.send({ laskuDestination }, lasku.varmenne);
        track(keikkaLaskuId, saved, lasku, {
          text: texts.kohdeChanged(laskuDestination),
          undone: texts.kohdeBack(lasku.laskuDestination),
        });
      }, texts.saveFailed);
    },
    async reload(rowCount) {
      if (rowCount > 0 && !(await confirm(texts.reloadQuestion(rowCount)))) return;
      try {
        await api.ask(laskuCalls.reload, { keikkaLaskuId });
        notify.success(texts.reloaded);
      } catch (error) {
        const code = error instanceof ApiError ? error.errorCode : '';
        if (code === 'KEIKKA.NOT_FOUND') notify.error(texts.noKeikka, error);
        else notify.error(texts.reloadFailed[isUnread(code) ? 0 : 1], error);
      }
      await readAgain();
    },
    async remove(onRemoved) {
      if (!(await confirm({ ...texts.removeQuestion, danger: true }))) return;
      const isGone = await told(() => api.ask(laskuCalls.delete, { keikkaLaskuId }), texts.removeFailed);
      if (!isGone) return;
      notify.success(texts.removed);
      onRemoved?.();
      void readAgain();
    },
    addNote: (title) => told(() => addOnce(title).then(readAgain), texts.noteFailed),
    async removeNote({ keikkaLaskuLogId }) {
      if (!(await confirm({ ...texts.removeNoteQuestion, danger: true }))) return;
      const isGone = await told(
        () => api.ask(laskuLogCalls.delete, { keikkaLaskuLogId }).then(readAgain),
        texts.removeNoteFailed,
      );
      if (isGone) notify.success(texts.noteRemoved);
    },
  };
}
