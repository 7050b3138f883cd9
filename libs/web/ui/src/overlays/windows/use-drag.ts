import { useRef, type PointerEvent } from 'react';

interface Point {
  x: number;
  y: number;
}

interface DragOptions {
  /** The element's position when the drag begins. */
  from: () => Point;
  onMove: (to: Point) => void;
  onEnd: () => void;
}

const CONTROLS = 'button, a, input, [role=button], [role=combobox]';

/** Handlers of an element by which something is dragged; the controls inside it keep working. */
export function useDrag({ from, onMove, onEnd }: DragOptions) {
  const start = useRef<{ pointerId: number; x: number; y: number; from: Point } | null>(null);
  function end(): void {
    if (start.current) onEnd();
    start.current = null;
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const onControl = event.target instanceof Element && event.target.closest(CONTROLS);
      if (event.button !== 0 || onControl) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY, from: from() };
    },
    onPointerMove({ pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
      if (start.current?.pointerId !== pointerId) return;
      const { x, y, from: origin } = start.current;
      onMove({ x: origin.x + clientX - x, y: origin.y + clientY - y });
    },
    onPointerUp: end,
    // The system took over the gesture; the movement so far stays.
    onPointerCancel: end,
  };
}
