import type { ConfirmQuestion } from '@keikka/ui';
import type { Notify } from '../notify/use-notify.js';
import {
  expectedVersions,
  forgotten,
  inverse,
  isCovered,
  nextStep,
  recorded,
  turned,
  type Change,
  type ChangeKind,
  type ChangeKinds,
  type Direction,
  type NewStep,
  type Step,
} from './history.js';
import { closeToast, tellDone, tellTurned } from './step-toasts.js';
import { texts } from './texts.js';
import type { DayOnScreen, UndoStore } from './undo-store.js';

export interface UndoTools<C extends Change> {
  store: UndoStore;
  /** Those of the changes that are tracked here. */
  kinds: ChangeKinds<C>;
  confirm: (question: ConfirmQuestion) => Promise<boolean>;
  notify: Pick<Notify, 'info'>;
}

let lastId = 0;

/**
 * Undo and redo of a person's own gestures, whoever tracked them: each a new audited change, never silently over a
 * colleague's.
 */
export class UndoDesk<C extends Change = Change> {
  constructor(private readonly tools: UndoTools<C>) {}

  /** Remembers what was done once `work` has saved it, and offers to take it back. */
  track(work: Promise<NewStep<C>>): void {
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

  private record(saved: NewStep<C>): void {
    const { store, kinds } = this.tools;
    const kind: ChangeKind = kinds[saved.change.kind as C['kind']];
    const step = { ...saved, id: ++lastId, kind };
    // What was undone can't be done again from here on.
    for (const undone of store.history.undone) closeToast(store, undone);
    store.history = recorded(store.history, step);
    tellDone(store, step, () => this.undoThis(step.id));
  }

  /** Asks before a colleague's later change is replaced. What failed stays, to be tried again. */
  private async turnStep(step: Step, direction: Direction): Promise<void> {
    const { store, confirm } = this.tools;
    const { kind, yyyymmdd } = step;
    const change = direction === 'undo' ? inverse(step.change) : step.change;
    const seen = expectedVersions(store.history, step);
    let outcome = await kind.send({ yyyymmdd, change, seen });
    if (outcome === 'outdated' && (await confirm(texts.colleague)))
      outcome = await kind.send({ yyyymmdd, change, seen: null });
    if (outcome === 'gone') store.history = forgotten(store.history, step);
    if (typeof outcome === 'string') return;
    store.history = turned(store.history, { step, direction, ...outcome });
    tellTurned(store, { step, direction }, () =>
      direction === 'undo' ? this.turn('redo') : this.undoThis(step.id),
    );
  }
}
