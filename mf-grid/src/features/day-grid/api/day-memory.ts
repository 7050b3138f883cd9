import type { Yyyymmdd } from '@keikka/domain';
import type { BoardDay } from '../model/day-patch.js';

/** One entry a day, so that a change of one day writes no other. */
const KEY = 'keikka.grid-day.';
/** A few days around today; a tab's storage holds about 5 MB. */
const REMEMBERED_DAYS = 3;
/** A day changes several times a minute; writing it costs milliseconds that a drag has no use for. */
const WRITE_AFTER_MS = 2_000;

interface Remembered {
  personId: number;
  day: BoardDay;
}

const waiting = new Map<Yyyymmdd, Remembered>();
let timer: ReturnType<typeof setTimeout> | undefined;

function writeWaiting(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const remembered of waiting.values()) write(remembered);
  waiting.clear();
}

function write(remembered: Remembered): void {
  const key = KEY + remembered.day.yyyymmdd;
  const kept = Object.keys(sessionStorage).filter((name) => name.startsWith(KEY) && name !== key);
  for (const name of kept.slice(0, Math.max(0, kept.length + 1 - REMEMBERED_DAYS))) {
    sessionStorage.removeItem(name);
  }
  try {
    sessionStorage.setItem(key, JSON.stringify(remembered));
  } catch {
    // Full: a day that is not remembered is only missed when the server is gone too.
    sessionStorage.removeItem(key);
  }
}

function read(yyyymmdd: Yyyymmdd): Remembered | undefined {
  const text = sessionStorage.getItem(KEY + yyyymmdd);
  return text === null ? undefined : (JSON.parse(text) as Remembered);
}

/**
 * The last good days of this tab, for when the server can't be asked (G-017): they outlive a reload and end with the
 * tab or the session, since they are other people's data.
 */
export const dayMemory = {
  keep(personId: number, day: BoardDay): void {
    waiting.set(day.yyyymmdd, { personId, day });
    timer ??= setTimeout(writeWaiting, WRITE_AFTER_MS);
  },
  recall(personId: number, yyyymmdd: Yyyymmdd): BoardDay | undefined {
    const known = waiting.get(yyyymmdd) ?? read(yyyymmdd);
    return known?.personId === personId ? known.day : undefined;
  },
};

// A page that is left or reloaded within those seconds must not forget what it showed.
window.addEventListener('pagehide', writeWaiting);
