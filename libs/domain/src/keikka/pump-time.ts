import { clockAt, instantOfClock } from '../time/clock.js';
import { MINUTE_MS } from '../time/duration.js';
import {
  addDays,
  daysBetween,
  helsinkiDay,
  helsinkiInstant,
  helsinkiWall,
  type Yyyymmdd,
} from '../time/helsinki.js';
import { repairSpan } from '../time/span.js';

/** When an order is pumped. */
export interface PumpTime {
  start: Date;
  minutes: number;
}

const MINUTES_PER_DAY = 24 * 60;

export const pumpEnd = ({ start, minutes }: PumpTime): Date =>
  new Date(start.getTime() + minutes * MINUTE_MS);

export const isSamePumpTime = (one: PumpTime, other: PumpTime): boolean =>
  one.start.getTime() === other.start.getTime() && one.minutes === other.minutes;

/** How many days after its start a time ends; an end at midnight is one of the next day. */
export const pumpEndDays = (time: PumpTime): number =>
  daysBetween(helsinkiDay(time.start), helsinkiDay(pumpEnd(time)));

/** How a clock that is typed for one of the ends is read; see `instantOfClock`. */
interface ClockReading {
  day?: Yyyymmdd;
  after?: Date;
}

/** A typed start stays on its day, even where the end is on the next one. */
export const readsStart = ({ start }: PumpTime): ClockReading => ({ day: helsinkiDay(start) });

/**
 * A typed end is on the day of the start, unless the time ends on a later day already: then it is the first such clock
 * after the start or, where a day or more is pumped, one of the day on which it ends.
 */
export function readsEnd(time: PumpTime): ClockReading {
  const after = time.start;
  if (pumpEndDays(time) === 0) return { after, day: helsinkiDay(after) };
  return time.minutes < MINUTES_PER_DAY ? { after } : { after, day: helsinkiDay(pumpEnd(time)) };
}

/** A typed end of which the day is named: so many days after that of the start. */
export const readsEndAfterDays = ({ start }: PumpTime, days: number): ClockReading => ({
  after: start,
  day: addDays(helsinkiDay(start), days),
});

/** Another start. The end stays, unless it is reached: then the time lasts an hour (order §5). */
export const withStart = (time: PumpTime, start: Date): PumpTime => spanOf(start, pumpEnd(time));

/** Another end. One that is not after the start makes the time last an hour (order §5). */
export const withEnd = ({ start }: PumpTime, end: Date): PumpTime => spanOf(start, end);

function spanOf(from: Date, to: Date): PumpTime {
  const { start, minutes } = repairSpan(from, to);
  return { start, minutes };
}

/** The end at its clock, so many days after the day of the start. */
export function withEndAfterDays(time: PumpTime, days: number): PumpTime {
  const end = pumpEnd(time);
  return withEnd(time, instantOfClock(clockAt(end), { was: end, ...readsEndAfterDays(time, days) }));
}

/** The same clock and length on another day [O-132]. Of a clock that the day shows twice it is the first. */
export function pumpTimeOnDay(time: PumpTime, day: Yyyymmdd): PumpTime {
  const { yyyymmdd, minuteOfDay } = helsinkiWall(time.start);
  return day === yyyymmdd ? time : { ...time, start: helsinkiInstant(day, minuteOfDay) };
}
