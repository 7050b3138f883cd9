import { useCallback, useSyncExternalStore } from 'react';

const SECOND_MS = 1000;

const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS));

/** How many seconds are left until an instant in milliseconds, counted down; 0 from then on. */
export function useSecondsUntil(end: number): number {
  const subscribe = useCallback(
    (tick: () => void) => {
      const timer = setInterval(() => {
        tick();
        if (secondsUntil(end) === 0) clearInterval(timer);
      }, SECOND_MS);
      return () => clearInterval(timer);
    },
    [end],
  );
  return useSyncExternalStore(subscribe, () => secondsUntil(end));
}
