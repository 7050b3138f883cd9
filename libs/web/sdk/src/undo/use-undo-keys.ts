import { useEffect } from 'react';
import { useShortcuts } from '../keyboard/use-shortcuts.js';
import { texts } from './texts.js';
import type { DayOnScreen } from './undo-store.js';
import { useUndo } from './use-undo.js';

const none = {};

/**
 * Ctrl+Z undoes the person's last change, of any day; Ctrl+Shift+Z and Ctrl+Y redo it. The shortcuts are listed below
 * `title`. Where a page shows a day, a change of
 * another one offers to go there.
 */
export function useUndoKeys(title: string, { yyyymmdd, goTo }: Partial<DayOnScreen> = {}): void {
  const undo = useUndo(none);
  useEffect(() => {
    if (!yyyymmdd || !goTo) return undefined;
    undo.look({ yyyymmdd, goTo });
    return () => undo.look(null);
  }, [undo, yyyymmdd, goTo]);
  useShortcuts(title, [
    { keys: ['mod+z'], label: texts.keys.undo, act: () => undo.turn('undo') },
    { keys: ['mod+y', 'mod+shift+z'], label: texts.keys.redo, act: () => undo.turn('redo') },
  ]);
}
