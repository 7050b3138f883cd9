import {
  laskuRiviFields,
  type LaskuGetAnswer,
  type LaskuRivi,
  type LaskuRiviFields,
} from '@keikka/contracts';
import { stateOf } from '@keikka/contracts/fields';
import { idempotent, useApi, useNotify, useUndo } from '@keikka/sdk';
import { useSaveUndo } from '@keikka/sdk/record';
import { useConfirm } from '@keikka/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { riviKeyOf } from '../../../parts/rivi-key.js';
import { riviTexts as texts } from '../rivi-texts.js';
import { RiviCalls } from './rivi-calls.js';
import { riviKinds, riviSaves } from './rivi-undo.js';

/** What a person does to the rows of an invoice. Each act is stored at once, and can be undone but for the two on all rows. */
export interface RiviActs {
  calls: RiviCalls;
  /** Notes a save for undo. */
  saved: (rivi: LaskuRivi, before: LaskuRivi) => void;
  setActive: (rivi: LaskuRivi, aktiivinen: boolean) => void;
  /** Answers the new row, or undefined when it could not be made, which was told. */
  add: (rivi: Partial<LaskuRiviFields>) => Promise<LaskuRivi | undefined>;
  /** Makes a row like this one at the end. */
  copy: (rivi: LaskuRivi) => Promise<LaskuRivi | undefined>;
  remove: (rivi: LaskuRivi) => void;
  /** Up (-1) or down (1) by one place. */
  move: (rivi: LaskuRivi, by: -1 | 1) => void;
  removeAll: () => Promise<void>;
  copyFrom: (keikkaLaskuId: number) => Promise<void>;
}

export function useRivit({ laskuData, laskuRivit }: LaskuGetAnswer): RiviActs {
  const api = useApi();
  const notify = useNotify();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const { keikkaLaskuId, laskuttajaAsiakasId, maksajaAsiakasId } = laskuData;
  const calls = useMemo(
    () =>
      new RiviCalls({ api, queryClient, lasku: { keikkaLaskuId, laskuttajaAsiakasId, maksajaAsiakasId } }),
    [api, queryClient, keikkaLaskuId, laskuttajaAsiakasId, maksajaAsiakasId],
  );
  const undo = useUndo(useMemo(() => riviKinds(calls, notify), [calls, notify]));
  const trackSave = useSaveUndo(useMemo(() => riviSaves(calls), [calls]));
  const makeOnce = useMemo(
    () => idempotent((rivi: Partial<LaskuRiviFields>, key) => calls.make(rivi, key)),
    [calls],
  );
  const told = async <T>(work: Promise<T>, failed: string): Promise<T | undefined> => {
    try {
      return await work;
    } catch (error) {
      notify.error(failed, error);
      // The row on screen may no longer be what is stored.
      void calls.readAgain();
      return undefined;
    }
  };
  const saved = (rivi: LaskuRivi, before: LaskuRivi): void =>
    void trackSave(rivi.keikkaLaskuRiviId, rivi, before, {
      text: texts.saved,
      undone: texts.savedBack(before.riviSelite),
    });

  async function add(values: Partial<LaskuRiviFields>): Promise<LaskuRivi | undefined> {
    const rivi = await told(makeOnce(values), texts.saveFailed);
    if (!rivi) return undefined;
    const change = { kind: 'laskuRivi', before: null, after: rivi } as const;
    const versions = { [riviKeyOf(rivi)]: rivi.varmenne };
    const words = { text: texts.added, undone: texts.rowBack(rivi.riviSelite) };
    undo.track(Promise.resolve({ yyyymmdd: null, ...words, change, versions }));
    return rivi;
  }

  return {
    calls,
    saved,
    add,
    copy(rivi) {
      const { sortNum: _, ...values } = stateOf(laskuRiviFields, rivi);
      return add(values);
    },
    setActive(rivi, aktiivinen) {
      const { keikkaLaskuRiviId, varmenne } = rivi;
      void told(calls.save({ aktiivinen }, { keikkaLaskuRiviId, varmenne }), texts.saveFailed).then(
        (after) => after && saved(after, rivi),
      );
    },
    remove(rivi) {
      void told(
        calls.remove(rivi.keikkaLaskuRiviId).then(() => {
          const change = { kind: 'laskuRivi', before: rivi, after: null } as const;
          const words = { text: texts.removed, undone: texts.rowBack(rivi.riviSelite) };
          undo.track(Promise.resolve({ yyyymmdd: null, ...words, change, versions: {} }));
        }),
        texts.removeFailed,
      );
    },
    move({ keikkaLaskuRiviId }, by) {
      const before = laskuRivit.map((rivi) => rivi.keikkaLaskuRiviId);
      const from = before.indexOf(keikkaLaskuRiviId);
      const to = from + by;
      if (from < 0 || to < 0 || to >= before.length) return;
      const after = before.toSpliced(from, 1).toSpliced(to, 0, keikkaLaskuRiviId);
      void told(
        calls.order(after).then(() => {
          const change = { kind: 'riviOrder', before, after } as const;
          const words = { text: texts.moved, undone: texts.movedBack };
          undo.track(Promise.resolve({ yyyymmdd: null, ...words, change, versions: {} }));
        }),
        texts.saveFailed,
      );
    },
    async removeAll() {
      const count = laskuRivit.length;
      if (!(await confirm({ ...texts.removeAllQuestion(count), danger: true }))) return;
      await told(
        calls.removeAll().then(() => notify.success(texts.allRemoved)),
        texts.removeAllFailed,
      );
    },
    async copyFrom(sourceId) {
      await told(
        calls.copyFrom(sourceId).then(() => notify.success(texts.copied)),
        texts.copyFailed,
      );
    },
  };
}
