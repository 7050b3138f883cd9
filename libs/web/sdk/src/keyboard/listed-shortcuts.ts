import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { valueStore } from '../store/value-store.js';

/** A shortcut's entry in the list. */
export interface ListedShortcut {
  keys: readonly string[];
  label: string;
}

interface ShortcutGroup {
  title: string;
  shortcuts: readonly ListedShortcut[];
}

/** The shortcuts of all mounted components, from any remote. */
const listening = valueStore<readonly RefObject<ShortcutGroup>[]>([]);

/** Lists shortcuts for as long as the component that handles them is mounted. */
export function useListedShortcuts(title: string, shortcuts: readonly ListedShortcut[]): void {
  const group = useRef<ShortcutGroup>({ title, shortcuts });
  useEffect(() => {
    group.current = { title, shortcuts };
  });
  useEffect(() => {
    listening.set([...listening.get(), group]);
    return () => listening.set(listening.get().filter((one) => one !== group));
  }, []);
}

/** The present shortcuts of the page, grouped by title; updates as components mount and unmount. */
export function useShortcutGroups(): ShortcutGroup[] {
  const groups = useSyncExternalStore(listening.subscribe, listening.get);
  const byTitle = new Map<string, ListedShortcut[]>();
  for (const { current } of groups)
    byTitle.set(current.title, [...(byTitle.get(current.title) ?? []), ...current.shortcuts]);
  return [...byTitle].map(([title, shortcuts]) => ({ title, shortcuts }));
}
