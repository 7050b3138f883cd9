import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';

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
let listening: readonly RefObject<ShortcutGroup>[] = [];
const readers = new Set<() => void>();

function setListening(next: typeof listening): void {
  listening = next;
  readers.forEach((notify) => notify());
}

/** Puts keys on the list as long as the part that answers them is there. */
export function useListedShortcuts(title: string, shortcuts: readonly ListedShortcut[]): void {
  const group = useRef<ShortcutGroup>({ title, shortcuts });
  useEffect(() => {
    group.current = { title, shortcuts };
  });
  useEffect(() => {
    setListening([...listening, group]);
    return () => setListening(listening.filter((one) => one !== group));
  }, []);
}

/** The shortcuts of the page as it stands, those of one title together; what comes or goes meanwhile does so here too. */
export function useShortcutGroups(): ShortcutGroup[] {
  const groups = useSyncExternalStore(subscribe, () => listening);
  const byTitle = new Map<string, ListedShortcut[]>();
  for (const { current } of groups)
    byTitle.set(current.title, [...(byTitle.get(current.title) ?? []), ...current.shortcuts]);
  return [...byTitle].map(([title, shortcuts]) => ({ title, shortcuts }));
}

function subscribe(notify: () => void): () => void {
  readers.add(notify);
  return () => void readers.delete(notify);
}
