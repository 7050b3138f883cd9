import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { valueStore } from '../store/value-store.js';

/** What the list of shortcuts tells of one. */
export interface ListedShortcut {
  keys: readonly string[];
  label: string;
}

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly ListedShortcut[];
}

/** What listens at the moment, in whichever remote. */
const listening = valueStore<readonly RefObject<ShortcutGroup>[]>([]);

/** Puts keys on the list as long as the part that answers them is there. */
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

/** The shortcuts of the page as it stands, those of one title together; what comes or goes meanwhile does so here too. */
export function useShortcutGroups(): ShortcutGroup[] {
  const groups = useSyncExternalStore(listening.subscribe, listening.get);
  const byTitle = new Map<string, ListedShortcut[]>();
  for (const { current } of groups)
    byTitle.set(current.title, [...(byTitle.get(current.title) ?? []), ...current.shortcuts]);
  return [...byTitle].map(([title, shortcuts]) => ({ title, shortcuts }));
}
