import type { ChangeAuthor } from '@keikka/contracts';
import { clockOf } from '@keikka/domain';
import type { ConfirmQuestion } from '@keikka/ui';
import type { ReactNode } from 'react';
import type { Notify } from '../notify/use-notify.js';
import {
  expectedVersions,
  forgotten,
  inverse,
  isCovered,
  latestOn,
  nextStep,
  recorded,
  turned,
  type Change,
  type ChangeKind,
  type ChangeKinds,
  type Direction,
  type NewStep,
  type Outcome,
  type Outdated,
  type Sent,
  type Step,
} from './history.js';
import { closeToast, showDone, showTurned } from './step-toasts.js';
import { texts } from './texts.js';
import { setHistory, type DayOnScreen, type UndoStore } from './undo-store.js';

interface UndoTools<C extends Change> {
  store: UndoStore;
  /** The changes of the kinds tracked here. */
  kinds: ChangeKinds<C>;
  confirm: (question: ConfirmQuestion) => Promise<boolean>;
  notify: Pick<Notify, 'info'>;
  /** A way to what happened to an order, for who may read that. */
  historyOf?: (keikkaId: number) => ReactNode;
}

const isOutdated = (outcome: Outcome): outcome is Outdated =>
  typeof outcome === 'object' && 'outdated' in outcome;

const isSent = (outcome: Outcome): outcome is Sent => typeof outcome === 'object' && 'versions' in outcome;

/** 'Marja Lehtonen muutti samaa klo 9:41.', when the server says who and when. */
function overwriteQuestion({ by, at }: ChangeAuthor, link: ReactNode): ConfirmQuestion {
  const { text, author, ...question } = texts.colleague;
  // Whoever presses Enter at once leaves the colleague's change as it is.
  return {
    ...question,
    danger: true,
    text: by && at ? `${author(by, clockOf(new Date(at)))} ${text}` : text,
    link,
  };
}

/** The key of an order, the same for all kinds of change. */
const ORDER_KEY = /^k\d+$/;

let lastId = 0;

/**
 * Undo and redo of a person's own gestures. Each is a new audited change and never silently overwrites a colleague's.
 */
export class UndoDesk<C extends Change = Change> {
  constructor(private readonly tools: UndoTools<C>) {}

  /** Records a change once `work` has saved it, and offers to undo it. Returns what undoes this very change. */
  track(work: Promise<NewStep<C>>): () => void {
    const saved = work.then(
      (step) => this.record(step),
      () => undefined, // The failure was already shown, and there is nothing to undo.
    );
    this.later(async () => {
      await saved;
    });
    return () => void saved.then((id) => id !== undefined && this.undoThis(id));
  }

  /** The next step to undo or redo. */
  turn(direction: Direction): void {
    this.later(async () => {
      const step = nextStep(this.tools.store.history, direction);
      if (step) await this.turnStep(step, direction);
    });
  }

  /** The day on the screen, and how to go to another; null while no day is shown. */
  look(at: DayOnScreen | null): void {
    this.tools.store.onScreen = at;
  }

  /** Undoes one step, unless a later one stands upon it. */
  undoThis(id: number): void {
    this.later(async () => {
      const step = this.uncovered(id);
      if (step) await this.turnStep(step, 'undo');
    });
  }

  /** Undoes the last step on a record. Returns whether there is one: a reload of the page forgets them. */
  undoLastOn(key: string): boolean {
    const step = latestOn(this.tools.store.history, key);
    if (step) this.undoThis(step.id);
    return step !== undefined;
  }

  /** Does what a step offers besides, as a step of its own. */
  private chooseOther(id: number): void {
    this.later(async () => {
      const step = this.uncovered(id);
      const other = step?.besides?.other;
      if (!step || !other) return;
      const outcome = await this.send(step, other.change);
      if (!isSent(outcome)) return;
      const { yyyymmdd } = step;
      const { text, undone, change } = other;
      this.record({ yyyymmdd, text, undone, change: change as C, versions: outcome.versions });
    });
  }

  /** A done step that no later one stands upon. */
  private uncovered(id: number): Step | undefined {
    const { store, notify } = this.tools;
    const step = store.history.done.find((candidate) => candidate.id === id);
    if (!step || !isCovered(store.history, step)) return step;
    notify.info(texts.laterFirst);
    return undefined;
  }

  /**
   * Runs one task after the other, so that nothing is undone before it is done. A failure does not block the next task.
   */
  private later(work: () => Promise<void>): void {
    const { store } = this.tools;
    store.settled = store.settled.catch(() => undefined).then(work);
  }

  /** Returns the id of the step. */
  private record(saved: NewStep<C>): number {
    const { store, kinds } = this.tools;
    const kind: ChangeKind = kinds[saved.change.kind as C['kind']];
    const step = { ...saved, id: ++lastId, kind, at: Date.now() };
    // A new change ends the redo of older ones.
    for (const undone of store.history.undone) closeToast(store, undone);
    setHistory(store, recorded(store.history, step));
    showDone(store, step, {
      undo: () => this.undoThis(step.id),
      chooseOther: () => this.chooseOther(step.id),
    });
    return step.id;
  }

  /** A failed step stays and can be retried. */
  private async turnStep(step: Step, direction: Direction): Promise<void> {
    const { store } = this.tools;
    const outcome = await this.send(step, direction === 'undo' ? inverse(step.change) : step.change);
    if (!isSent(outcome)) return;
    setHistory(store, turned(store.history, { step, direction, ...outcome }));
    showTurned(store, { step, direction }, () =>
      direction === 'undo' ? this.turn('redo') : this.undoThis(step.id),
    );
  }

  /** Of the one order that the step changed. */
  private historyOf({ kind, change }: Step): ReactNode {
    const keys = kind.records(change).filter((key) => ORDER_KEY.test(key));
    return keys.length === 1 && this.tools.historyOf?.(Number(keys[0]?.slice(1)));
  }

  /** Sends a change upon a step. Asks before a colleague's later change is overwritten. */
  private async send(step: Step, change: Change): Promise<Outcome> {
    const { store, confirm } = this.tools;
    const { kind, yyyymmdd } = step;
    const seen = expectedVersions(store.history, step);
    let outcome = await kind.send({ yyyymmdd, change, seen });
    if (isOutdated(outcome) && (await confirm(overwriteQuestion(outcome.outdated, this.historyOf(step)))))
      outcome = await kind.send({ yyyymmdd, change, seen: null });
    if (outcome === 'gone') setHistory(store, forgotten(store.history, step));
    return outcome;
  }
}
