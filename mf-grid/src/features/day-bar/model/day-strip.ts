import type { DayLoad } from '@keikka/contracts';
import { addDays, weekday, type Yyyymmdd } from '@keikka/domain';

/** G-034. */
export const STRIP_DAYS = 60;
const DAYS_BEFORE = 14;

export interface StripDay {
  yyyymmdd: Yyyymmdd;
  keikkaCount: number;
  m3: number;
  /** Relative to the busiest day of the strip, 0–1. */
  share: number;
  weekend: boolean;
  /** A Monday, where a week begins. */
  startsWeek: boolean;
}

/** The first day of the strip: a Monday two weeks before today, or before the chosen day when that lies outside. */
export function stripStart(today: Yyyymmdd, chosen: Yyyymmdd): Yyyymmdd {
  const start = mondayBefore(today);
  return chosen >= start && chosen < addDays(start, STRIP_DAYS) ? start : mondayBefore(chosen);
}

function mondayBefore(day: Yyyymmdd): Yyyymmdd {
  const before = addDays(day, -DAYS_BEFORE);
  return addDays(before, 1 - weekday(before));
}

/** The days of the strip with the work of each; a day without a load has none. */
export function stripDays(start: Yyyymmdd, loads: readonly DayLoad[]): StripDay[] {
  const known = new Map(loads.map((load) => [load.yyyymmdd, load]));
  const most = Math.max(1, ...loads.map(({ keikkaCount }) => keikkaCount));
  return Array.from({ length: STRIP_DAYS }, (_, index) => {
    const yyyymmdd = addDays(start, index);
    const { keikkaCount = 0, m3 = 0 } = known.get(yyyymmdd) ?? {};
    const day = weekday(yyyymmdd);
    return { yyyymmdd, keikkaCount, m3, share: keikkaCount / most, weekend: day > 5, startsWeek: day === 1 };
  });
}
