import { useEffect, useRef } from 'react';
import { useListedShortcuts } from './listed-shortcuts.js';

/** Where a key is typed or chosen with, it is not ours. */
const TAKEN = 'input, textarea, select, [contenteditable=true], [role=combobox], [role=listbox], [role=menu]';
/** What is closing already is no longer open, and beside what is not modal the page stays in use. */
const WINDOW =
  ':is([role=dialog], [role=alertdialog], [role=menu]):not([data-state=closed], [aria-modal=false])';

export interface Shortcut {
  /** Any of these: `n`, `/`, `arrowleft`, `pageup`, `mod+z` (Ctrl, or the Mac's ⌘), `mod+shift+z`. */
  keys: readonly string[];
  /** What it does, for the list that `?` opens. */
  label: string;
  act: () => void;
}

/** A key that is held acts so often at most: what it does may cost a call, and be told to other tabs. */
const REPEAT_MS = 250;

/**
 * Keys of a page: they act while no window or menu is open and the focus has no use of its own for them. The list that
 * `?` opens shows them below `title`.
 */
export function useShortcuts(title: string, shortcuts: readonly Shortcut[]): void {
  useListedShortcuts(title, shortcuts);
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    let lastAct = 0;
    function onKeyDown(event: KeyboardEvent): void {
      const key = shortcutOf(event);
      const shortcut = latest.current.find(({ keys }) => keys.includes(key));
      if (!shortcut || event.defaultPrevented || isTaken(event.target)) return;
      event.preventDefault();
      if (event.repeat && event.timeStamp - lastAct < REPEAT_MS) return;
      lastAct = event.timeStamp;
      shortcut.act();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The name of what is pressed, as shortcuts have it. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
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
