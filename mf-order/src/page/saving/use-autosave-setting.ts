import { useMemo, useState } from 'react';

const STORAGE_KEY = 'keikka.tilaus.autosave';

/** The pause in typing after which an order is saved by itself. */
const PAUSE_MS = 1500;

export interface AutosaveSetting {
  on: boolean;
  /** Absent while it is off. */
  afterMs: number | undefined;
  toggle: () => void;
}

/** Whether this browser saves a changed order by itself [O-116]. */
export function useAutosaveSetting(): AutosaveSetting {
  const [on, setOn] = useState(() => localStorage.getItem(STORAGE_KEY) === 'on');
  return useMemo(
    () => ({
      on,
      afterMs: on ? PAUSE_MS : undefined,
      toggle() {
        localStorage.setItem(STORAGE_KEY, on ? 'off' : 'on');
        setOn(!on);
      },
    }),
    [on],
  );
}
