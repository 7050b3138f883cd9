import { laskuCalls, laskuLogCalls, type Lasku, type LaskuFields, type LaskuLog } from '@keikka/contracts';
import { ApiError, idempotent, useApi, useNotify } from '@keikka/sdk';
import { useConfirm } from '@keikka/ui';
import { useMemo } from 'react';
import { texts } from '../texts.js';
import { useLaskuSaves } from './use-lasku-saves.js';

/** What a person does to an invoice as a whole. */
export interface LaskuActs {
  /** Stores headers, upon the version that was seen. */
  save: (changes: Partial<LaskuFields>, varmenne?: number) => Promise<Lasku>;
  /** Notes a save of headers for undo. */
  saved: (after: Lasku, before: Lasku) => void;
  /** The invoice as it is stored now; null when it is gone. */
  read: () => Promise<Lasku | null>;
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
  const { keikkaLaskuId } = lasku;
  const { send, track, told, readAgain } = useLaskuSaves(lasku);
  const addOnce = useMemo(
    () =>
      idempotent((title: string, idempotencyKey) =>
        api.ask(laskuLogCalls.add, { keikkaLaskuId, title }, { idempotencyKey }),
      ),
    [api, keikkaLaskuId],
  );
  return {
    save: send,
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
    async setKohde(laskuDestination) {
      await told(async () => {
        const saved = await send({ laskuDestination }, lasku.varmenne);
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
