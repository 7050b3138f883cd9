import type { Yyyymmdd } from '@keikka/domain';
import type { BoardDay } from '../model/day-patch.js';

const KEY = 'keikka.grid-day';
/** A few days around today; a tab's storage holds about 5 MB. */
const REMEMBERED_DAYS = 3;

interface Remembered {
  personId: number;
  day: BoardDay;
}

function read(): Remembered[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Remembered[];
  } catch {
    return [];
  }
}

/**
 * The last good days of this tab, for when the server can't be asked (G-017): they outlive a reload and end with the
 * tab, since they are other people's data.
 */
export const dayMemory = {
  keep(personId: number, day: BoardDay): void {
    const others = read().filter(
      (known) => known.personId === personId && known.day.yyyymmdd !== day.yyyymmdd,
    );
    const days = [{ personId, day }, ...others].slice(0, REMEMBERED_DAYS);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(days));
    } catch {
      // Full: a day that is not remembered is only missed when the server is gone too.
      sessionStorage.removeItem(KEY);
    }
  },
  recall(personId: number, yyyymmdd: Yyyymmdd): BoardDay | undefined {
    return read().find((known) => known.personId === personId && known.day.yyyymmdd === yyyymmdd)?.day;
  },
};
