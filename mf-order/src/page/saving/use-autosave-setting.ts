import { useState } from 'react';

const STORAGE_KEY = 'keikka.tilaus.autosave';

/** The pause in typing after which an order is saved by itself. */
const PAUSE_MS = 1500;

/** Whether this browser saves a changed order by itself [O-116]. */
export function useAutosaveSetting() {
  const [on, setOn] = useState(() => localStorage.getItem(STORAGE_KEY) === 'on');
  function toggle(): void {
    localStorage.setItem(STORAGE_KEY, on ? 'off' : 'on');
    setOn(!on);
  }
  return { on, afterMs: on ? PAUSE_MS : undefined, toggle };
}
