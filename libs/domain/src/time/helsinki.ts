import { DAY_MS, HOUR_MS, MINUTE_MS } from './duration.js';

/**
 * Time in Europe/Helsinki. A day is `yyyymmdd`, an instant is a `Date`, and a wall time is minutes from midnight as the
 * wall clock shows them. The day the clocks change has 23 or 25 hours, so that wall minutes and elapsed minutes differ.
 */
export type Yyyymmdd = string;

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Helsinki',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});

/** Offsets by UTC hour. Clocks change on the hour, and Intl is far too slow to be called for each bar of a render. */
const offsets = new Map<number, number>();

/** How many minutes Helsinki is ahead of UTC at an instant: 120 or 180. */
function helsinkiOffsetMinutes(instant: Date | number): number {
  const hour = Math.floor(Number(instant) / HOUR_MS);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  const at = hour * HOUR_MS;
  const parts: Record<string, number> = {};
  for (const { type, value } of clock.formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour: wallHour = 0, minute = 0 } = parts;
  const offset = (Date.UTC(year, month - 1, day, wallHour, minute) - at) / MINUTE_MS;
  if (offsets.size > 50_000) offsets.clear();
  offsets.set(hour, offset);
  return offset;
}

export const isSummerTime = (instant: Date | number): boolean => helsinkiOffsetMinutes(instant) === 180;

/** The day and the wall clock of an instant. */
export function helsinkiWall(instant: Date | number): { yyyymmdd: Yyyymmdd; minuteOfDay: number } {
  const wall = Number(instant) + helsinkiOffsetMinutes(instant) * MINUTE_MS;
  return {
    yyyymmdd: dayText(wall),
    minuteOfDay: Math.floor((((wall % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS),
  };
}

export function helsinkiDay(instant: Date | number): Yyyymmdd {
  return helsinkiWall(instant).yyyymmdd;
}

/**
 * The instant at which the wall clock of a day shows `wallMinutes`. Minutes below 0 or from 1440 on fall on the
 * neighbouring days. A time that the clock skips (3:00–3:59 in March) is an hour later; of one that it shows twice, the
 * first is taken.
 */
export function helsinkiInstant(yyyymmdd: Yyyymmdd, wallMinutes: number): Date {
  const wall = dayUtc(yyyymmdd) + wallMinutes * MINUTE_MS;
  const summer = wall - 180 * MINUTE_MS;
  if (isSummerTime(summer)) return new Date(summer);
  const winter = wall - 120 * MINUTE_MS;
  return new Date(winter);
}

/** The day as instants: 00:00 to 23:59:59.999 on the wall (G-035). */
export function dayRange(yyyymmdd: Yyyymmdd): { start: Date; end: Date } {
  const start = helsinkiInstant(yyyymmdd, 0);
  return { start, end: new Date(helsinkiInstant(addDays(yyyymmdd, 1), 0).getTime() - 1) };
}

/** Elapsed minutes of a day: 1440, or 1380 and 1500 when the clocks change. */
export function dayMinutes(yyyymmdd: Yyyymmdd): number {
  const { start, end } = dayRange(yyyymmdd);
  return (end.getTime() + 1 - start.getTime()) / MINUTE_MS;
}

/** More days than any valid interval has; a longer one is an error of the caller. */
const MOST_DAYS_TOUCHED = 400;

/**
 * The days an interval touches, in order. An interval that ends at midnight does not touch the next day.
 * @throws RangeError for an interval of over 400 days; callers check outside input first.
 */
export function daysTouched(start: Date, end: Date): Yyyymmdd[] {
  const first = helsinkiDay(start);
  const count = daysBetween(first, helsinkiDay(Math.max(start.getTime(), end.getTime() - 1))) + 1;
  if (!(count <= MOST_DAYS_TOUCHED)) throw new RangeError(`an interval of ${count} days`);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

export function addDays(yyyymmdd: Yyyymmdd, days: number): Yyyymmdd {
  return dayText(dayUtc(yyyymmdd) + days * DAY_MS);
}

/** How many days `to` is after `from`. */
export function daysBetween(from: Yyyymmdd, to: Yyyymmdd): number {
  return (dayUtc(to) - dayUtc(from)) / DAY_MS;
}

/** 1 Monday … 7 Sunday. */
export function weekday(yyyymmdd: Yyyymmdd): number {
  return ((((dayUtc(yyyymmdd) / DAY_MS + 3) % 7) + 7) % 7) + 1;
}

/** ISO week: weeks begin on Monday, week 1 holds the year's first Thursday. */
export function isoWeek(yyyymmdd: Yyyymmdd): number {
  const thursday = addDays(yyyymmdd, 4 - weekday(yyyymmdd));
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}0101`, thursday) / 7) + 1;
}

/** The next day that is not Saturday or Sunday (G-151). */
export function nextWorkday(yyyymmdd: Yyyymmdd): Yyyymmdd {
  let day = addDays(yyyymmdd, 1);
  while (weekday(day) > 5) day = addDays(day, 1);
  return day;
}

/** Whether a text is a day that exists. */
export function isDay(text: string): boolean {
  return /^\d{8}$/.test(text) && dayText(dayUtc(text)) === text;
}

function dayUtc(yyyymmdd: Yyyymmdd): number {
  return Date.UTC(
    Number(yyyymmdd.slice(0, 4)),
    Number(yyyymmdd.slice(4, 6)) - 1,
    Number(yyyymmdd.slice(6, 8)),
  );
}

/** By UTC day, because a board prints the times of thousands of bars on the same few days. */
const dayTexts = new Map<number, Yyyymmdd>();

function dayText(utc: number): Yyyymmdd {
  const day = Math.floor(utc / DAY_MS);
  const known = dayTexts.get(day);
  if (known !== undefined) return known;
  const text = new Date(utc).toISOString().slice(0, 10).replaceAll('-', '');
  if (dayTexts.size > 5_000) dayTexts.clear();
  dayTexts.set(day, text);
  return text;
}
