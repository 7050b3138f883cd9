import { useLayoutEffect } from 'react';

/** A focused board was unmounted, and the next one is not mounted yet. */
let isWaitedFor = false;

/** Returns the focus to the board on another day, because while that loads no board can have it. */
export function useKeptFocus(board: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (!board) return;
    if (isWaitedFor && document.activeElement === document.body) board.focus({ preventScroll: true });
    isWaitedFor = false;
    return () => {
      isWaitedFor = board.contains(document.activeElement);
    };
  }, [board]);
}
