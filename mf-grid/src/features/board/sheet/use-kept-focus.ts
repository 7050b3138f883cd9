import { useLayoutEffect } from 'react';

/** A board had the focus when it went, and its successor is still to come. */
let isWaitedFor = false;

/** Keys stay with the board over another day: while that loads there is no board that could have the focus. */
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
