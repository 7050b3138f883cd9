import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useDrag } from './use-drag.js';

/** A window's distance from the centre of the screen. */
export interface Place {
  x: number;
  y: number;
}

const CENTRE: Place = { x: 0, y: 0 };
/** That much of a window stays on the screen, so that it can always be taken hold of again. */
const ALWAYS_VISIBLE_PX = 80;
const LEAST_WIDTH_PX = 600;
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
function clampPlace({ x, y }: Place): Place {
  const reachX = (window.innerWidth + LEAST_WIDTH_PX) / 2 - ALWAYS_VISIBLE_PX;
  const reachY = (window.innerHeight - ALWAYS_VISIBLE_PX) / 2;
  return { x: Math.min(reachX, Math.max(-reachX, x)), y: Math.min(reachY, Math.max(-reachY, y)) };
}

/** A place moved by dragging the title or with the arrow keys on the grip, and remembered per `key`. */
export function useRememberedPlace(key: string) {
  const [place, setPlace] = useState(() => readPlace(key));
  const latest = useRef(place);

  const move = useCallback((to: Place) => {
    latest.current = clampPlace(to);
    setPlace(latest.current);
  }, []);
  const remember = useCallback(() => {
    localStorage.setItem(storageKey(key), `${latest.current.x},${latest.current.y}`);
  }, [key]);

  useEffect(() => {
    const keepVisible = (): void => move(latest.current);
    keepVisible();
    window.addEventListener('resize', keepVisible);
    return () => window.removeEventListener('resize', keepVisible);
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
    move(CENTRE);
    remember();
  }

  return { place, handle: { ...drag, onDoubleClick }, onGripKeyDown };
}
