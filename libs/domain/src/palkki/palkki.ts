import { DAY_MS, MINUTE_MS } from '../time/duration.js';

/** The system's palkki types [G-110]. */
export const palkkiTypeId = {
  poissaolo: 2,
  kommentti: 4,
  huolto: 5,
  yksityinen: 8,
  valiaikainen: 9,
  poistettu: 11,
  tyo: 12,
  lisatieto: 13,
  ajoneuvo: 14,
  varoitus: 15,
  lasku: 16,
} as const;

/**
 * Defaults of a palkki made on the grid: a comment from 07:00 to 16:00 of the day [G-104, G-176]. Wall minutes and
 * minutes.
 */
export const newPalkki = {
  grid_palkkiTypeId: palkkiTypeId.kommentti,
  startMinute: 7 * 60,
  minutes: 540,
} as const;

/** A palkki has no length in minutes when it is shorter. */
const SHORTEST_PALKKI_MS = MINUTE_MS;
/** A palkki lasts a year at most. For longer, the vehicle is taken out of service. */
const LONGEST_PALKKI_MS = 366 * DAY_MS;

/** The code of a fault in a palkki's times, or undefined. The start must be before the end [G-173]. */
export function palkkiTimeFault(
  start: Date,
  end: Date,
): 'PALKKI.START_NOT_BEFORE_END' | 'PALKKI.TOO_SHORT' | 'PALKKI.TOO_LONG' | undefined {
  if (start >= end) return 'PALKKI.START_NOT_BEFORE_END';
  const length = end.getTime() - start.getTime();
  if (length < SHORTEST_PALKKI_MS) return 'PALKKI.TOO_SHORT';
  return length > LONGEST_PALKKI_MS ? 'PALKKI.TOO_LONG' : undefined;
}
