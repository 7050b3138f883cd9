import type { Betoni, KeikkaData, Row, SavedBetonit } from '@keikka/contracts';
import { useApi, useNotify, useUndo } from '@keikka/sdk';
import { useMemo } from 'react';
import { orderKey } from '../../../turns/part-change.js';
import { nextVahvistus } from '../model/betoni-view.js';
import { texts } from '../texts.js';
import { betoniKinds, lineKey, type BetoniChange } from './betoni-undo.js';
import { useRecovery, type Act } from './recovered-act.js';
import {
  asOfLine,
  betoniSender,
  type BetoniChanges,
  type BetoniSender,
  type OrderCache,
} from './send-betoni.js';

export interface Words {
  text: string;
  undone: string;
}

/** The changed fields of a line before and after an act; null where the line is not there. */
interface Sides {
  before: Row | null;
  after: Row | null;
}

/** The acts on an order's concrete lines, each saved at once and undoable. What fails is told and changes nothing. */
export interface Betonit {
  /** The new line, or null when there is none. */
  add: () => Promise<Betoni | null>;
  copy: (line: Betoni, name: string) => Promise<Betoni | null>;
  remove: (line: Betoni, name: string) => void;
  /** The selling price, for who may set it. */
  setPrice: (line: Betoni, name: string, hinta_value: string) => void;
  /** The next state of the confirmation, or this one. */
  confirm: (line: Betoni, name: string, to?: boolean) => void;
  /** Saves what the line's form has changed. @throws ApiError */
  save: (line: Betoni, changes: BetoniChanges, seen: number | undefined) => Promise<SavedBetonit>;
  /** Notes what a save of the form has changed, so that it can be undone. */
  track: (saved: SavedBetonit, before: Row, after: Row, words: Words) => void;
}

export function useBetonit(
  { keikkaId, tarkistettavat }: Pick<KeikkaData, 'keikkaId' | 'tarkistettavat'>,
  cache: OrderCache,
): Betonit {
  const api = useApi();
  const notify = useNotify();
  const recovery = useRecovery();
  const sender = useMemo(() => betoniSender(api, cache), [api, cache]);
  const undo = useUndo(useMemo(() => betoniKinds(sender, notify), [sender, notify]));

  function note(saved: SavedBetonit, { before, after }: Sides, words: Words): void {
    const { keikkaBetoniId, varmenne } = saved;
    const change: BetoniChange = {
      ...{ kind: 'betoni', keikkaId, keikkaBetoniId },
      before: { values: before, tarkistettavat },
      after: { values: after, tarkistettavat: saved.tarkistettavat },
    };
    const versions = { [orderKey(keikkaId)]: varmenne, [lineKey(keikkaBetoniId)]: varmenne };
    undo.track(Promise.resolve({ yyyymmdd: null, change, versions, ...words }));
  }
  async function done(
    act: Pick<Act, 'operation' | 'failed'> & { line?: Betoni },
    work: () => Promise<SavedBetonit>,
    sides: Sides,
    words: Words,
  ): Promise<Betoni | null> {
    const { line, ...said } = act;
    const context = { keikkaId, keikkaBetoniId: line?.keikkaBetoniId };
    const saved = await recovery.run({ ...said, context }, work);
    if (saved) note(saved, sides, words);
    else cache.refresh(keikkaId);
    return saved && saved.betoni;
  }
  const { steps } = texts;
  const made = { before: null, after: {} };
  return {
    add: () =>
      done({ operation: 'add', failed: texts.makeFailed }, () => madeIn(sender, keikkaId), made, {
        text: steps.made,
        undone: steps.madeBack,
      }),
    copy: (line, name) =>
      done({ operation: 'copy', failed: texts.copyFailed, line }, () => copied(sender, line), made, {
        text: steps.copied(name),
        undone: steps.copiedBack,
      }),
    remove(line, name) {
      const removed = { before: {}, after: null };
      const words = { text: steps.deleted(name), undone: steps.deletedBack(name) };
      const act = { operation: 'delete', failed: texts.deleteFailed, line };
      void done(act, () => sender.remove(line), removed, words);
    },
    setPrice(line, name, hinta_value) {
      const before = { hinta_value: line.hinta_value ?? null };
      const after = { hinta_value };
      const words = { text: steps.priceSaved(name), undone: steps.priceBack(name) };
      const act = { operation: 'price', failed: texts.priceFailed, line };
      void done(act, () => sender.save(line, after), { before, after }, words);
    },
    confirm(line, name, to = nextVahvistus(line.betoniVahvistettu)) {
      const before = { betoniVahvistettu: line.betoniVahvistettu };
      if (before.betoniVahvistettu === to) return;
      const after = { betoniVahvistettu: to };
      const text = to ? steps.confirmed(name) : steps.opened(name);
      const words = { text, undone: steps.confirmBack(name) };
      const act = { operation: 'confirm', failed: texts.confirmFailed, line };
      void done(act, () => sender.save(line, after), { before, after }, words);
    },
    async save(line, changes, seen) {
      const act = {
        operation: 'save',
        failed: texts.saveFailedPlain,
        context: { ...changes, ...idsOf(line) },
      };
      try {
        return await recovery.runInForm(act, () => sender.save(line, changes, seen));
      } catch (error) {
        throw asOfLine(error, line);
      }
    },
    track: (saved, before, after, words) => note(saved, { before, after }, words),
  };
}

const idsOf = ({ keikkaId, keikkaBetoniId }: Betoni) => ({ keikkaId, keikkaBetoniId });

/** @throws Error when the order has no id [O-190] */
async function madeIn(sender: BetoniSender, keikkaId: number): Promise<SavedBetonit> {
  requireId(keikkaId, texts.noKeikkaId);
  return sender.make(keikkaId);
}

/** @throws Error when the order or the line has no id [O-190] [O-191], or the answer no copy [O-294] */
async function copied(sender: BetoniSender, line: Betoni): Promise<SavedBetonit> {
  requireId(line.keikkaId, texts.noKeikkaId);
  requireId(line.keikkaBetoniId, texts.noBetoniId);
  const saved = await sender.copy(line);
  if (!saved.keikkaBetoniId) throw new Error(texts.copyWithoutId);
  if (!saved.betoni) throw new Error(texts.copyNotRead);
  return saved;
}

/** An order that was loaded in part has no ids; nothing is sent for it. */
function requireId(id: number, text: string): void {
  if (!id) throw new Error(text);
}
