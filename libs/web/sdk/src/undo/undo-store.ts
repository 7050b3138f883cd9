import type { Yyyymmdd } from '@keikka/domain';
import type { QueryClient } from '@tanstack/react-query';
import { noHistory, type History, type Step } from './history.js';

/** A person's undo history for the lifetime of the page, across days and pages. */
export interface UndoStore {
  history: History;
  /** Called whenever the history changes. */
  listeners: Set<() => void>;
  /** The toast of each step that is still shown. */
  toasts: Map<number, number>;
  /** What was undone or redone last. */
  lastTurned: Step | null;
  /** Resolves when the running task ends, so that nothing is undone before it is done. */
  settled: Promise<unknown>;
  /** null while no day is shown. */
  onScreen: DayOnScreen | null;
  /** The orders that are open on the screen. */
  openKeikat: Set<number>;
}

export interface DayOnScreen {
  yyyymmdd: Yyyymmdd;
  goTo: (yyyymmdd: Yyyymmdd) => void;
}

const stores = new WeakMap<QueryClient, Map<number, UndoStore>>();

/** The person's store, shared by all parts and remotes of the page. */
export function undoStore(queryClient: QueryClient, personId: number): UndoStore {
  const persons = stores.get(queryClient) ?? new Map<number, UndoStore>();
  stores.set(queryClient, persons);
  const store = persons.get(personId) ?? {
    history: noHistory,
    listeners: new Set<() => void>(),
    toasts: new Map(),
    lastTurned: null,
    settled: Promise.resolve(),
    onScreen: null,
    openKeikat: new Set(),
  };
  persons.set(personId, store);
  return store;
}

/** The one way in which the history changes. */
export function setHistory(store: UndoStore, history: History): void {
  store.history = history;
  for (const listener of store.listeners) listener();
}
