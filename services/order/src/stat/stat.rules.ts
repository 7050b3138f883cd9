import { addDays, dayRange, type Yyyymmdd } from '@keikka/domain';

/** The last thirty days count whole, the thirty before them half, and those before these a quarter (I-046). */
const WINDOWS = [
  { weight: 1, days: 30 },
  { weight: 0.5, days: 60 },
  { weight: 0.25, days: 90 },
] as const;

interface WeightedWindow {
  weight: number;
  from: Date;
}

/** When each weight begins to count, the newest first; today is the last day that counts. */
export const weightedWindows = (today: Yyyymmdd): WeightedWindow[] =>
  WINDOWS.map(({ weight, days }) => ({ weight, from: dayRange(addDays(today, 1 - days)).start }));
