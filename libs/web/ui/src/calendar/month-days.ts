import { addDays, isoWeek, weekday, type Yyyymmdd } from '@keikka/domain';

interface CalendarWeek {
  week: number;
  days: readonly Yyyymmdd[];
}

const firstOfMonth = (day: Yyyymmdd): Yyyymmdd => `${day.slice(0, 6)}01`;

/** The weeks on a month's page, Monday first. There are always six, so that the calendar keeps its height. */
export function monthWeeks(shown: Yyyymmdd): CalendarWeek[] {
  const first = firstOfMonth(shown);
  const monday = addDays(first, 1 - weekday(first));
  return Array.from({ length: 6 }, (_, row) => {
    const days = Array.from({ length: 7 }, (__, column) => addDays(monday, row * 7 + column));
    return { week: isoWeek(addDays(monday, row * 7)), days };
  });
}

/** The same day of another month, or that month's last when it is shorter. */
export function addMonths(day: Yyyymmdd, months: number): Yyyymmdd {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(4, 6)) - 1 + months;
  const first = `${Math.floor(index / 12)}${String((index % 12) + 1).padStart(2, '0')}01`;
  const sameDay = addDays(first, Number(day.slice(6, 8)) - 1);
  if (sameDay.slice(0, 6) === first.slice(0, 6)) return sameDay;
  return addDays(`${sameDay.slice(0, 6)}01`, -1);
}

export const isSameMonth = (one: Yyyymmdd, other: Yyyymmdd): boolean => one.slice(0, 6) === other.slice(0, 6);

/** The day a key moves to in a calendar (WAI-ARIA date grid); undefined for any other key. */
export function dayForKey(key: string, shift: boolean, day: Yyyymmdd): Yyyymmdd | undefined {
  const moves: Readonly<Record<string, () => Yyyymmdd>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, 1 - weekday(day)),
    End: () => addDays(day, 7 - weekday(day)),
    PageUp: () => addMonths(day, shift ? -12 : -1),
    PageDown: () => addMonths(day, shift ? 12 : 1),
  };
  return moves[key]?.();
}
