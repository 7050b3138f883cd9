import { useEffect, useRef } from 'react';

/** Where a key is typed or chosen with, it is not ours. */
const TAKEN = 'input, textarea, select, [contenteditable=true], [role=combobox], [role=listbox], [role=menu]';
const WINDOW = '[role=dialog], [role=alertdialog], [role=menu]';

/** What to do at a key: `n`, `/`, `arrowleft`, `pageup`, `mod+z` (Ctrl, or the Mac's ⌘), `mod+shift+z`. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** A key that is held acts so often at most: what it does may cost a call, and be told to other tabs. */
const REPEAT_MS = 250;

/** Keys of a page: they act while no window or menu is open and the focus has no use of its own for them. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    let lastAct = 0;
    function onKeyDown(event: KeyboardEvent): void {
      const act = latest.current[shortcutOf(event)];
      if (!act || event.defaultPrevented || isTaken(event.target)) return;
      event.preventDefault();
      if (event.repeat && event.timeStamp - lastAct < REPEAT_MS) return;
      lastAct = event.timeStamp;
      act();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function shortcutOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const name = key.toLowerCase();
  // On a Finnish keyboard / and ? are typed with Shift: it belongs to the sign.
  const isSign = key.length === 1 && name === key.toUpperCase();
  const held = [(ctrlKey || metaKey) && 'mod', altKey && 'alt', shiftKey && !isSign && 'shift'];
  return [...held.filter(Boolean), name].join('+');
}

function isTaken(target: EventTarget | null): boolean {
  const ownUse = target instanceof Element && target.closest(TAKEN) !== null;
  return ownUse || document.querySelector(WINDOW) !== null;
}
