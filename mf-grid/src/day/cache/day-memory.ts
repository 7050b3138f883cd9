import type { Yyyymmdd } from '@keikka/domain';
import { useEffect } from 'react';
import type { BoardDay } from '../model/day-patch.js';

/** One entry per day, so that a change of one day writes no other. */
const KEY = 'keikka.grid-day.';
/** The remembered days in the order of writing, the oldest first; a storage has no reliable order. */
const WRITTEN_KEY = 'keikka.grid-days';
/** A few days around today; a tab's storage holds about 5 MB. */
const REMEMBERED_DAYS = 3;
/** A day changes several times a minute, and writing it takes milliseconds that a drag needs. */
const WRITE_AFTER_MS = 2_000;

interface Remembered {
  personId: number;
  day: BoardDay;
}

function write(remembered: Remembered): void {
  const { yyyymmdd } = remembered.day;
  const key = KEY + yyyymmdd;
  const kept = [...writtenDays().filter((day) => day !== yyyymmdd), yyyymmdd].slice(-REMEMBERED_DAYS);
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(KEY) && !kept.includes(name.slice(KEY.length))) sessionStorage.removeItem(name);
  }
  try {
    sessionStorage.setItem(WRITTEN_KEY, kept.join());
    sessionStorage.setItem(key, JSON.stringify(remembered));
  } catch {
    // The storage is full. A day that is not remembered is missed only when the server is gone too.
    sessionStorage.removeItem(key);
  }
}

const writtenDays = (): string[] => (sessionStorage.getItem(WRITTEN_KEY) ?? '').split(',').filter(Boolean);

/**
 * Remembers the last good days of this tab for when the server cannot be reached (G-017). They survive a reload and end
 * with the tab, since they are other people's data. A day is written after a pause in its changes, or when the page is
 * left.
 */
export function useRememberDay(personId: number, day: BoardDay | null | undefined): void {
  useEffect(() => {
    if (!day) return;
    const keep = (): void => write({ personId, day });
    const timer = setTimeout(keep, WRITE_AFTER_MS);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [personId, day]);
}

export function recallDay(personId: number, yyyymmdd: Yyyymmdd): BoardDay | undefined {
  const text = sessionStorage.getItem(KEY + yyyymmdd);
  const known = text === null ? undefined : (JSON.parse(text) as Remembered);
  return known?.personId === personId ? known.day : undefined;
}
