/** A value with several readers, each of which renders again only when the part it reads has changed. */
export interface ValueStore<T> {
  get: () => T;
  set: (next: T) => void;
  update: (change: Partial<T>) => void;
  /** Returns a function that stops it. `get` and `subscribe` are the arguments of `useSyncExternalStore`. */
  subscribe: (notify: () => void) => () => void;
}

export function valueStore<T extends object>(initial: T): ValueStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const set = (next: T): void => {
    value = next;
    listeners.forEach((notify) => notify());
  };
  return {
    get: () => value,
    set,
    update: (change) => set({ ...value, ...change }),
    subscribe(notify) {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
  };
}
