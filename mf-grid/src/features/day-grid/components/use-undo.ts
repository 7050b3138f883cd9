import { useNotify } from '@keikka/sdk';
import { useCallback, useEffect, useRef } from 'react';

const REMEMBERED = 20;

/** Offers to take a change back, in a toast and by Ctrl+Z: the last one first, each once. */
export function useUndo(): (text: string, undo: () => void) => void {
  const notify = useNotify();
  const undos = useRef<(() => void)[]>([]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z') return;
      if (event.target instanceof Element && event.target.closest('input, textarea, [role=dialog]')) return;
      undos.current.at(-1)?.();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return useCallback(
    (text, undo) => {
      const once = (): void => {
        if (!undos.current.includes(once)) return;
        undos.current = undos.current.filter((other) => other !== once);
        undo();
      };
      undos.current = [...undos.current, once].slice(-REMEMBERED);
      notify.undoable(text, once);
    },
    [notify],
  );
}
