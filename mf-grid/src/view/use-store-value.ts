import type { ValueStore } from '@keikka/sdk';
import { useSyncExternalStore } from 'react';

/** Reads a part of a store. `read` must return the same value (or object) while nothing changed for the reader. */
export function useStoreValue<T extends object, Part>(store: ValueStore<T>, read: (value: T) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => read(store.get()));
}
