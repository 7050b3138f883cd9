import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { clampPlace, type Place } from './clamp-place.js';
import { useDrag } from './use-drag.js';

const centre: Place = { x: 0, y: 0 };
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
  return x !== undefined && y !== undefined && Number.isFinite(x) && Number.isFinite(y) ? { x, y } : centre;
}

/** A position that is changed by dragging the title or by arrow keys on the grip, and remembered per `key`. */
export function useRememberedPlace(key: string) {
  const [place, setPlace] = useState(() => readPlace(key));
  const latest = useRef(place);
  const content = useRef<HTMLDivElement>(null);

  const move = useCallback((to: Place) => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = content.current ?? {};
    latest.current = clampPlace(to, { width, height }, { width: innerWidth, height: innerHeight });
    setPlace(latest.current);
  }, []);
  const remember = useCallback(() => {
    localStorage.setItem(storageKey(key), `${latest.current.x},${latest.current.y}`);
  }, [key]);

  useEffect(() => {
    // The screen may be smaller than before, and the window grows with its content.
    const keepVisible = (): void => move(latest.current);
    keepVisible();
    window.addEventListener('resize', keepVisible);
    const observer = new ResizeObserver(keepVisible);
    if (content.current) observer.observe(content.current);
    return () => {
      window.removeEventListener('resize', keepVisible);
      observer.disconnect();
    };
  }, [move]);

  const drag = useDrag({ from: () => latest.current, onMove: move, onEnd: remember });

  function onGripKeyDown(event: KeyboardEvent): void {
    const step = keySteps[event.key];
    if (!step) return;
    event.preventDefault();
    move({ x: latest.current.x + step.x, y: latest.current.y + step.y });
    remember();
  }

  function onDoubleClick(): void {
    move(centre);
    remember();
  }

  return { place, content, handle: { ...drag, onDoubleClick }, onGripKeyDown };
}
