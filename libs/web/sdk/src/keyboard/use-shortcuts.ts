import { useEffect, useRef, type RefObject } from 'react';
import { useListedShortcuts } from './listed-shortcuts.js';

/** Elements that use keys themselves for typing or choosing. */
const TAKEN = 'input, textarea, select, [contenteditable=true], [role=combobox], [role=listbox], [role=menu]';
/** A dialog that is closing no longer counts as open, and a page beside a non-modal one stays usable. */
const WINDOW =
  ':is([role=dialog], [role=alertdialog], [role=menu]):not([data-state=closed], [aria-modal=false])';

interface Shortcut {
  /** Any of these: `n`, `/`, `arrowleft`, `pageup`, `mod+z` (Ctrl, or the Mac's ⌘), `mod+shift+z`. */
  keys: readonly string[];
  /** The description in the list that `?` opens. */
  label: string;
  act: () => void;
}

/** The rate limit of a held key: its action may cost a call and be sent to other tabs. */
const REPEAT_MS = 250;

/**
 * Shortcuts of a page. They work while no window or menu is open and the focused element has no use for the key. The
 * list that `?` opens shows them below `title`. Those of a part of a form, `within`, work in its fields too, as long as
 * no other window is over it.
 */
export function useShortcuts(
  title: string,
  shortcuts: readonly Shortcut[],
  within?: RefObject<Element | null>,
): void {
  useListedShortcuts(title, shortcuts);
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    let lastActionAt = 0;
    function onKeyDown(event: KeyboardEvent): void {
      const key = shortcutOf(event);
      const shortcut = latest.current.find(({ keys }) => keys.includes(key));
      const taken = within ? isElsewhere(event.target, within.current) : isTaken(event.target);
      if (!shortcut || event.defaultPrevented || taken) return;
      event.preventDefault();
      if (event.repeat && event.timeStamp - lastActionAt < REPEAT_MS) return;
      lastActionAt = event.timeStamp;
      shortcut.act();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [within]);
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The pressed key in the notation of shortcuts. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  const name = key.toLowerCase();
  // On a Finnish keyboard / and ? need Shift, so for signs Shift is not part of the name.
  const isSign = key.length === 1 && name === key.toUpperCase();
  const held = [(ctrlKey || metaKey) && 'mod', altKey && 'alt', shiftKey && !isSign && 'shift'];
  return [...held.filter(Boolean), name].join('+');
}

function isTaken(target: EventTarget | null): boolean {
  const ownUse = target instanceof Element && target.closest(TAKEN) !== null;
  return ownUse || document.querySelector(WINDOW) !== null;
}

function isElsewhere(target: EventTarget | null, part: Element | null): boolean {
  const windowOf = (element: EventTarget | null) =>
    element instanceof Element ? element.closest('[role=dialog], [role=alertdialog]') : null;
  return windowOf(target) !== windowOf(part);
}
