import { metresBetween, type Place } from './metres-between.js';

/** A way between a plant and a site: metres, and minutes to drive it. */
export interface MatkaPituus {
  matkaM: number;
  matkaAika: number;
}

/** The longest way that an order keeps: 1000 km, and a day to drive it. */
export const MATKA_AT_MOST = { metres: 1_000_000, minutes: 1440 } as const;

/** Roads are so much longer than the straight line (R-01a). */
const ROAD_FACTOR = 1.3;
/** 40 km/h (R-01a). */
const METRES_PER_MINUTE = 40_000 / 60;

/** The estimate of a way for which no routing service answers (R-01a): the straight line × 1.3 at 40 km/h. */
export function matkaArvio(from: Place, to: Place): MatkaPituus {
  const metres = metresBetween(from, to) * ROAD_FACTOR;
  return { matkaM: Math.round(metres), matkaAika: Math.round(metres / METRES_PER_MINUTE) };
}

/** Whether an order can keep the way. */
export const isMatka = ({ matkaM, matkaAika }: MatkaPituus): boolean =>
  isUpTo(MATKA_AT_MOST.metres, matkaM) && isUpTo(MATKA_AT_MOST.minutes, matkaAika);

const isUpTo = (most: number, value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= most;
