import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { clampPlace, openingPlace, type Place } from './clamp-place.js';
import { useDrag } from './use-drag.js';

const middle: Place = { x: 0, top: null };
const KEY_STEP_PX = 16;

const keySteps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -KEY_STEP_PX, y: 0 },
  ArrowRight: { x: KEY_STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP_PX },
  ArrowDown: { x: 0, y: KEY_STEP_PX },
};

const storageKey = (key: string): string => `keikka.window.${key}`;

function readPlace(key: string): Place {
  const [x = NaN, top = NaN] = (localStorage.getItem(storageKey(key)) ?? '').split(',').map(Number);
  const left = Number.isFinite(x) && Number.isFinite(top) ? { x, top } : middle;
  return openingPlace(left, { width: innerWidth, height: innerHeight });
}

/** A position that is changed by dragging the title or by arrow keys on the grip, and remembered per `key`. */
export function useRememberedPlace(key: string) {
  const [place, setPlace] = useState(() => readPlace(key));
  const latest = useRef(place);
  const content = useRef<HTMLDivElement>(null);

  const move = useCallback((to: Place) => {
    const screen = { width: innerWidth, height: innerHeight };
    const { x, top } = clampPlace(to, content.current?.offsetWidth ?? 0, screen);
    if (x === latest.current.x && top === latest.current.top) return;
    latest.current = { x, top };
    setPlace(latest.current);
  }, []);
  const remember = useCallback(() => {
    const { x, top } = latest.current;
    if (top === null) localStorage.removeItem(storageKey(key));
    else localStorage.setItem(storageKey(key), `${x},${top}`);
  }, [key]);

  useEffect(() => {
    // The screen may be smaller than before, and the window grows with its content. The observer begins by telling the size.
    const keepVisible = (): void => move(latest.current);
    window.addEventListener('resize', keepVisible);
    const observer = new ResizeObserver(keepVisible);
    if (content.current) observer.observe(content.current);
    return () => {
      window.removeEventListener('resize', keepVisible);
      observer.disconnect();
    };
  }, [move]);

  const present = (): { x: number; y: number } => ({
    x: latest.current.x,
    y: content.current?.getBoundingClientRect().top ?? 0,
  });
  /** From the first press or key in it a window in the middle stays where it is, whatever it grows by. */
  function hold(): void {
    if (latest.current.top === null) move({ ...latest.current, top: present().y });
  }
  const drag = useDrag({ from: present, onMove: ({ x, y }) => move({ x, top: y }), onEnd: remember });

  function onGripKeyDown(event: KeyboardEvent): void {
    const step = keySteps[event.key];
    if (!step) return;
    event.preventDefault();
    const { x, y } = present();
    move({ x: x + step.x, top: y + step.y });
    remember();
  }

  function onDoubleClick(): void {
    move(middle);
    remember();
  }

  const held = { onPointerDownCapture: hold, onKeyDownCapture: hold, onInputCapture: hold };
  return { place, content, held, handle: { ...drag, onDoubleClick }, onGripKeyDown };
}
