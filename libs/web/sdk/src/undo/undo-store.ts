import type { Yyyymmdd } from '@keikka/domain';
import type { QueryClient } from '@tanstack/react-query';
import { noHistory, type History } from './history.js';

/** What one person can take back, as long as the page lives: over changes of day and visits to other pages. */
export interface UndoStore {
  history: History;
  /** The toast of each step that still stands. */
  toasts: Map<number, number>;
  /** Ends when what is under way ends: nothing is undone before it is done. */
  settled: Promise<unknown>;
  /** null while no day is looked at. */
  onScreen: DayOnScreen | null;
}

export interface DayOnScreen {
  yyyymmdd: Yyyymmdd;
  goTo: (yyyymmdd: Yyyymmdd) => void;
}

const stores = new WeakMap<QueryClient, Map<number, UndoStore>>();

/** The person's own store of the page, which all parts and remotes share. */
export function undoStore(queryClient: QueryClient, personId: number): UndoStore {
  const persons = stores.get(queryClient) ?? new Map<number, UndoStore>();
  stores.set(queryClient, persons);
  const store = persons.get(personId) ?? {
    history: noHistory,
    toasts: new Map(),
    settled: Promise.resolve(),
    onScreen: null,
  };
  persons.set(personId, store);
  return store;
}
