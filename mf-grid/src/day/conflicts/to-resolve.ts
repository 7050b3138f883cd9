import type { GridDay } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { bookingsToResolve, type DoubleBooking } from './conflicts.js';
import { missingWarnings } from './driver-missing.js';
import { byStart, dayWarnings, type Warning } from './warnings.js';

/** What somebody should act on. */
export interface ToResolve {
  bookings: readonly DoubleBooking[];
  warnings: readonly Warning[];
}

const nothing: ToResolve = { bookings: [], warnings: [] };

/** Nobody can act on a past day any more, so nothing on it is marked or listed. */
export const isPastDay = ({ yyyymmdd }: GridDay, today: Yyyymmdd): boolean => yyyymmdd < today;

export const toResolve = (day: GridDay, today: Yyyymmdd): ToResolve =>
  isPastDay(day, today)
    ? nothing
    : { bookings: bookingsToResolve(day), warnings: byStart([...missingWarnings(day), ...dayWarnings(day)]) };
