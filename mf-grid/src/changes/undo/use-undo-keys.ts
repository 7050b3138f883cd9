import type { Yyyymmdd } from '@keikka/domain';
import { useShortcuts } from '@keikka/sdk';
import { useEffect } from 'react';
import { useUndo } from './use-undo.js';
import { texts } from './texts.js';
import { texts as dayTexts } from '../../day/texts.js';

/** Ctrl+Z takes the person's last change back, on whatever day it was; Ctrl+Shift+Z and Ctrl+Y do it again. */
export function useUndoKeys(yyyymmdd: Yyyymmdd, goTo: (yyyymmdd: Yyyymmdd) => void): void {
  const undo = useUndo();
  useEffect(() => {
    undo.look({ yyyymmdd, goTo });
    return () => undo.look(null);
  }, [undo, yyyymmdd, goTo]);
  useShortcuts(dayTexts.keys.page, [
    { keys: ['mod+z'], label: texts.keys.undo, act: () => undo.turn('undo') },
    { keys: ['mod+y', 'mod+shift+z'], label: texts.keys.redo, act: () => undo.turn('redo') },
  ]);
}
