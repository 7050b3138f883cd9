import type { GridItem, GridPalkki } from '@keikka/contracts';
import { shortDate, type Yyyymmdd } from '@keikka/domain';
import type { Notify } from '@keikka/sdk';
import { toaster, Undo2, type ConfirmQuestion, type ToastAction } from '@keikka/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { SendPalkki } from '../../palkki/send-palkki.js';
import type { BoardDay } from '../../day/model/day-patch.js';
import { findItem, itemKey, palkkiKey } from '../../day/model/grid-day.js';
import { isStaffedAs } from '../../day/model/staffing.js';
import {
  expectedVersions,
  forgotten,
  inverse,
  isCovered,
  isRemoval,
  keysOf,
  nextStep,
  recorded,
  turned,
  withNewId,
  type Direction,
  type Step,
  type StepChange,
  type Versions,
} from '../history/undo-history.js';
import { texts } from './texts.js';
import { isGone, isOutdated, type ChangeDay } from '../commands/day-command.js';
import { gridDayKey } from '../../day/api/grid-day.js';
import type { ReadItem } from '../../day/cache/read-item.js';
import { stepCommand } from '../commands/step-command.js';
import type { DayOnScreen, UndoStore } from '../history/undo-store.js';

export type NewStep = Omit<Step, 'id'>;

export interface UndoTools {
  queryClient: QueryClient;
  store: UndoStore;
  change: ChangeDay;
  savePalkki: SendPalkki;
  readItem: ReadItem;
  confirm: (question: ConfirmQuestion) => Promise<boolean>;
  notify: Notify;
}

export const versionsOf = (rows: readonly GridItem[]): Versions =>
  Object.fromEntries(rows.flatMap((row) => ('varmenne' in row ? [[itemKey(row), row.varmenne]] : [])));

interface Sent {
  rows: GridItem[];
  /** Those with another version than the board had; a change to what stands already makes none. */
  changed: GridItem[];
}

let lastId = 0;

/** Undo and redo of a person's own gestures: each a new audited change, never silently over a colleague's. */
export class UndoDesk {
  constructor(private readonly tools: UndoTools) {}

  /** Remembers what was done once `work` has saved it, and offers to take it back. */
  track(work: Promise<NewStep>): void {
    const saved = work.then(
      (step) => this.record(step),
      () => undefined, // It failed and was told; there is nothing to take back.
    );
    this.later(() => saved);
  }

  /** The last step that can be turned this way. */
  turn(direction: Direction): void {
    this.later(async () => {
      const step = nextStep(this.tools.store.history, direction);
      if (step) await this.turnStep(step, direction);
    });
  }

  /** Which day the screen shows, and how to get to another; null while it shows none. */
  look(at: DayOnScreen | null): void {
    this.tools.store.onScreen = at;
  }

  private undoThis(id: number): void {
    this.later(async () => {
      const { history } = this.tools.store;
      const step = history.done.find((candidate) => candidate.id === id);
      if (step && isCovered(history, step)) this.tools.notify.info(texts.laterFirst);
      else if (step) await this.turnStep(step, 'undo');
    });
  }

  /** One thing after the other: nothing is undone before it is done. What broke does not hold the next one back. */
  private later(work: () => Promise<void>): void {
    const { store } = this.tools;
    store.settled = store.settled.catch(() => undefined).then(work);
  }

  private record(saved: NewStep): void {
    const { store } = this.tools;
    const step = { ...saved, id: ++lastId };
    // What was undone can't be done again from here on.
    for (const { id } of store.history.undone) toaster.close(store.toasts.get(id) ?? 0);
    store.history = recorded(store.history, step);
    this.tell(step, null);
  }

  private async turnStep(step: Step, direction: Direction): Promise<void> {
    const { store } = this.tools;
    const change = direction === 'undo' ? inverse(step.change) : step.change;
    // What failed has been told by then, and the step stays to be tried again, unless that can never help.
    const sent = await this.carryOut(step, change).catch((error: unknown) => {
      if (isGone(error)) store.history = forgotten(store.history, step);
      return null;
    });
    if (!sent) return;
    store.history = turned(store.history, step, direction, versionsOf(sent.rows), versionsOf(sent.changed));
    const [made] = sent.rows;
    if (change.kind === 'palkki' && change.before === null && made?.isPalkki)
      store.history = withNewId(store.history, change.palkkiId, made);
    toaster.close(store.toasts.get(step.id) ?? 0);
    this.tell(step, direction);
  }

  /** Asks before a colleague's later change is overwritten; null when it shall stay. */
  private async carryOut(step: Step, change: StepChange): Promise<Sent | null> {
    const { queryClient, store, confirm } = this.tools;
    const day = queryClient.getQueryData<BoardDay>(gridDayKey(step.yyyymmdd));
    const isLeft = change.kind !== 'kuski' || !day || isStaffedAs(day, change.before);
    try {
      const seen = expectedVersions(store.history, step);
      if (isLeft) return await this.send(step.yyyymmdd, change, seen);
    } catch (error) {
      if (!isOutdated(error)) throw error;
    }
    return (await confirm(texts.colleague)) ? this.force(step, change) : null;
  }

  /** Whatever the version: only what the step changed is laid over what the others made of the rest. */
  private async force({ yyyymmdd }: Step, change: StepChange): Promise<Sent> {
    if (change.kind !== 'palkki' || !change.before || !change.after) return this.send(yyyymmdd, change, {});
    const key = palkkiKey(change.palkkiId);
    const now = await this.tools.readItem(yyyymmdd, key);
    if (!now?.isPalkki) return this.send(yyyymmdd, change, {});
    const after = overlaid(now, change.before, change.after);
    return this.send(yyyymmdd, { ...change, after }, { [key]: now.varmenne });
  }

  private async send(yyyymmdd: Yyyymmdd, change: StepChange, seen: Versions): Promise<Sent> {
    const { queryClient, savePalkki } = this.tools;
    const day = queryClient.getQueryData<BoardDay>(gridDayKey(yyyymmdd));
    const before = versionsOf(keysOf(change).flatMap((key) => (day && findItem(day, key)) ?? []));
    const rows = await this.tools.change(stepCommand(yyyymmdd, change, seen, savePalkki));
    return {
      rows,
      changed: rows.filter((row) => 'varmenne' in row && row.varmenne !== before[itemKey(row)]),
    };
  }

  /** What was done, with the way back; what was turned on another day, with the way there. */
  private tell({ id, yyyymmdd, text, change }: Step, direction: Direction | null): void {
    const { store } = this.tools;
    const away = direction !== null && store.onScreen !== null && store.onScreen.yyyymmdd !== yyyymmdd;
    const what = away ? `${shortDate(yyyymmdd)}: ${text}` : text;
    const toast = toaster.show({
      text: direction ? texts.turned[direction](what) : text,
      tone: 'success',
      action: away
        ? { label: texts.showDay, onSelect: () => store.onScreen?.goTo(yyyymmdd) }
        : this.wayBack(id, direction),
      // That something was removed is told for two seconds only (C-32).
      brief: direction === null && isRemoval(change),
    });
    store.toasts.set(id, toast);
  }

  private wayBack(id: number, direction: Direction | null): ToastAction {
    return direction === 'undo'
      ? { label: texts.redo, shortcut: 'Ctrl+Y', onSelect: () => this.turn('redo') }
      : { label: texts.undo, icon: Undo2, shortcut: 'Ctrl+Z', onSelect: () => this.undoThis(id) };
  }
}

function overlaid(now: GridPalkki, before: GridPalkki, after: GridPalkki): GridPalkki {
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(before[field as keyof GridPalkki]) !== JSON.stringify(value),
  );
  return { ...now, ...Object.fromEntries(changed), palkkiId: now.palkkiId, varmenne: now.varmenne };
}
