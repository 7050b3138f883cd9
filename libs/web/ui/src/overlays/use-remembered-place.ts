import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

export interface Place {
  x: number;
  y: number;
}

const CENTRE: Place = { x: 0, y: 0 };
/** That much of a window stays on the screen, so that it can always be taken hold of again. */
const ALWAYS_VISIBLE_PX = 80;
const KEY_STEP_PX = 16;

const keySteps: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -KEY_STEP_PX, y: 0 },
  ArrowRight: { x: KEY_STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP_PX },
  ArrowDown: { x: 0, y: KEY_STEP_PX },
};

const storageKey = (key: string): string => `keikka.place.${key}`;

function readPlace(key: string): Place {
  const [x, y] = (localStorage.getItem(storageKey(key)) ?? '').split(',').map(Number);
  return x !== undefined && y !== undefined && Number.isFinite(x) && Number.isFinite(y) ? { x, y } : CENTRE;
}

/** The nearest place at which the window is not lost; the screen may have become smaller since. */
export function clampPlace({ x, y }: Place, screen: { width: number; height: number }): Place {
  const reachX = Math.max(0, screen.width / 2 + 300 - ALWAYS_VISIBLE_PX);
  const reachY = Math.max(0, screen.height / 2 - ALWAYS_VISIBLE_PX / 2);
  return { x: Math.min(reachX, Math.max(-reachX, x)), y: Math.min(reachY, Math.max(-reachY, y)) };
}

/**
 * A window's distance from the centre of the screen, moved by dragging its title or with the arrow keys on its grip,
 * and remembered per `key`.
 */
export function useRememberedPlace(key: string) {
  const [place, setPlace] = useState(() => readPlace(key));
  const drag = useRef<{ pointerId: number; startX: number; startY: number; from: Place } | null>(null);
  const current = useRef(place);

  const move = useCallback((to: Place) => {
    current.current = clampPlace(to, { width: window.innerWidth, height: window.innerHeight });
    setPlace(current.current);
  }, []);
  const remember = useCallback(() => {
    localStorage.setItem(storageKey(key), `${current.current.x},${current.current.y}`);
  }, [key]);

  useEffect(() => {
    const keepVisible = (): void => move(current.current);
    keepVisible();
    window.addEventListener('resize', keepVisible);
    return () => window.removeEventListener('resize', keepVisible);
  }, [move]);

  const handle = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const onControl =
        event.target instanceof Element && event.target.closest('button, a, input, [role=combobox]');
      if (event.button !== 0 || onControl) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = {
        pointerId: event.pointerId,
        startX: event.clientX,
        startY: event.clientY,
        from: current.current,
      };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const started = drag.current;
      if (started?.pointerId !== event.pointerId) return;
      move({
        x: started.from.x + event.clientX - started.startX,
        y: started.from.y + event.clientY - started.startY,
      });
    },
    onPointerUp() {
      if (drag.current) remember();
      drag.current = null;
    },
    onDoubleClick() {
      move(CENTRE);
      remember();
    },
  };

  function onGripKeyDown(event: KeyboardEvent): void {
    const step = keySteps[event.key];
    if (!step) return;
    event.preventDefault();
    move({ x: current.current.x + step.x, y: current.current.y + step.y });
    remember();
  }

  return { place, handle, onGripKeyDown };
}
