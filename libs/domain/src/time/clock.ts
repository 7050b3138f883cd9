import { HOUR_MS } from './duration.js';
import {
  addDays,
  helsinkiDay,
  helsinkiInstant,
  helsinkiWall,
  isSummerTime,
  type Yyyymmdd,
} from './helsinki.js';

/** A time that the clock shows; of the hour that it shows twice in October, with the half that is meant. */
export interface Clock {
  /** Wall minutes of the day. */
  minuteOfDay: number;
  half?: ClockHalf;
}

export type ClockHalf = 'summer' | 'winter';

/** The clock of an instant, with its half only where the clock shows the same time once more. */
export function clockAt(instant: Date | number): Clock {
  const { minuteOfDay } = helsinkiWall(instant);
  const isSummer = isSummerTime(instant);
  const isShownTwice = isSummerTime(Number(instant) + (isSummer ? HOUR_MS : -HOUR_MS)) !== isSummer;
  return isShownTwice ? { minuteOfDay, half: isSummer ? 'summer' : 'winter' } : { minuteOfDay };
}

/** What is known of an instant before its clock is read. */
interface KnownOfInstant {
  /** What it was. */
  was: Date | number;
  /** The day that shows the clock: without one that of `after`, or else of `was`. */
  day?: Yyyymmdd;
  /** What it must come after, as an end its start; without `day` the next day counts too. */
  after?: Date | number;
}

/**
 * The instant that a clock means. A time that the day skips is an hour later. Of one that it shows twice, it is the
 * named half; else the first after `after`. Without `after` it is the first too, unless the instant was in that hour itself:
 * then it keeps its half, so that an hour is not lost by typing a few minutes.
 */
export function instantOfClock(clock: Clock, { was, day, after }: KnownOfInstant): Date {
  const first = day ?? helsinkiDay(after ?? was);
  const days = day === undefined && after !== undefined ? [first, addDays(first, 1)] : [first];
  const shown = days.flatMap((shownOn) => instantsOn(shownOn, clock));
  const { half } = clockAt(was);
  const isMeant = (instant: Date): boolean =>
    after === undefined
      ? half !== undefined && clockAt(instant).half === half
      : Number(instant) > Number(after);
  return shown.find(isMeant) ?? shown[0] ?? helsinkiInstant(first, clock.minuteOfDay);
}

/** Two where the day shows the clock twice and no half is named, else one. */
function instantsOn(yyyymmdd: Yyyymmdd, { minuteOfDay, half }: Clock): Date[] {
  const first = helsinkiInstant(yyyymmdd, minuteOfDay);
  if (clockAt(first).half === undefined) return [first];
  const both = [first, new Date(first.getTime() + HOUR_MS)];
  return half ? both.filter((instant) => clockAt(instant).half === half) : both;
}
