import type { Yyyymmdd } from '@keikka/domain';
import { useEffect } from 'react';
import { useUndo } from '../api/undo.js';
import { keysAreTaken } from './taken-keys.js';

/** Ctrl+Z takes the person's last change back, on whatever day it was; Ctrl+Shift+Z and Ctrl+Y do it again. */
export function useUndoKeys(yyyymmdd: Yyyymmdd, goTo: (yyyymmdd: Yyyymmdd) => void): void {
  const undo = useUndo();
  useEffect(() => {
    undo.look({ yyyymmdd, goTo });
    return () => undo.look(null);
  }, [undo, yyyymmdd, goTo]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || keysAreTaken(event)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && (key !== 'y' || event.shiftKey)) return;
      event.preventDefault();
      undo.turn(key === 'y' || event.shiftKey ? 'redo' : 'undo');
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [undo]);
}
