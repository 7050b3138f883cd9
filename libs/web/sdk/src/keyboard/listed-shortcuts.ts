import { useEffect, useRef, type RefObject } from 'react';

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
const groups = new Set<RefObject<ShortcutGroup>>();

/** Puts keys on the list as long as the part that answers them is there. */
export function useListedShortcuts(title: string, shortcuts: readonly ListedShortcut[]): void {
  const group = useRef<ShortcutGroup>({ title, shortcuts });
  useEffect(() => {
    group.current = { title, shortcuts };
  });
  useEffect(() => {
    groups.add(group);
    return () => void groups.delete(group);
  }, []);
}

/** The shortcuts of the page as it stands, those of one title together. */
export function listedShortcuts(): ShortcutGroup[] {
  const byTitle = new Map<string, ListedShortcut[]>();
  for (const { current } of groups)
    byTitle.set(current.title, [...(byTitle.get(current.title) ?? []), ...current.shortcuts]);
  return [...byTitle].map(([title, shortcuts]) => ({ title, shortcuts }));
}
