import { useEffect } from 'react';
import { useShortcuts } from '../keyboard/use-shortcuts.js';
import { texts } from './texts.js';
import type { DayOnScreen } from './undo-store.js';
import { useUndo } from './use-undo.js';

const none = {};

/**
 * Ctrl+Z takes the person's last change back, on whatever day it was; Ctrl+Shift+Z and Ctrl+Y do it again. The keys are
 * listed below `title`. What is turned on another day than the one on the screen offers the way there.
 */
export function useUndoKeys(title: string, { yyyymmdd, goTo }: DayOnScreen): void {
  const undo = useUndo(none);
  useEffect(() => {
    undo.look({ yyyymmdd, goTo });
    return () => undo.look(null);
  }, [undo, yyyymmdd, goTo]);
  useShortcuts(title, [
    { keys: ['mod+z'], label: texts.keys.undo, act: () => undo.turn('undo') },
    { keys: ['mod+y', 'mod+shift+z'], label: texts.keys.redo, act: () => undo.turn('redo') },
  ]);
}
