import { useRef, type TouchEvent } from 'react';
import type { ChosenDay } from './use-chosen-day.js';

const SWIPE_PX = 60;

/** A sideways swipe beyond 60 px goes to the next or previous day (G-036). */
export function useDaySwipe({ goBy }: ChosenDay) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const forget = (): void => {
    from.current = null;
  };
  return {
    onTouchStart({ touches, target }: TouchEvent): void {
      const finger = touches[0];
      from.current =
        finger && touches.length === 1 && !scrollsSideways(target)
          ? { x: finger.clientX, y: finger.clientY }
          : null;
    },
    onTouchMove(event: TouchEvent): void {
      // A lifted bar uses the finger's moves itself.
      if (event.defaultPrevented || event.touches.length > 1) forget();
    },
    onTouchCancel: forget,
    onTouchEnd({ changedTouches }: TouchEvent): void {
      const finger = changedTouches[0];
      if (!from.current || !finger) return;
      const [dx, dy] = [finger.clientX - from.current.x, finger.clientY - from.current.y];
      forget();
      if (Math.abs(dx) > SWIPE_PX && Math.abs(dx) > Math.abs(dy)) goBy(dx < 0 ? 1 : -1);
    },
  };
}

/** Where content extends to the side, the finger scrolls. */
function scrollsSideways(target: EventTarget): boolean {
  const board = target instanceof Element ? target.closest('[role=grid], [role=dialog]') : null;
  return board !== null && board.scrollWidth > board.clientWidth;
}
