import { MINUTE_MS } from '../time/duration.js';
import { matkaArvio } from './matka-arvio.js';
import type { Place } from './metres-between.js';

/** A vehicle's work at one place, from and until epoch milliseconds; `place` is null while it is unknown. */
export interface Stop {
  place: Place | null;
  startMs: number;
  endMs: number;
}

/** A journey for which there is too little time. Both are whole minutes. */
export interface Siirtyma {
  driveMinutes: number;
  gapMinutes: number;
}

/**
 * The journey from a stop to the next of the same vehicle when it takes longer than the time between them, by the
 * estimate (R-01a): a routing service knows the ways from plants only. Null when it can be made, and where nobody can
 * say: a place is unknown, or the next begins before the first has ended. Throws nothing.
 */
export function tooLongSiirtyma(before: Stop, next: Stop): Siirtyma | null {
  if (!before.place || !next.place || next.startMs < before.endMs) return null;
  const driveMinutes = matkaArvio(before.place, next.place).matkaAika;
  const gapMinutes = Math.floor((next.startMs - before.endMs) / MINUTE_MS);
  return driveMinutes > gapMinutes ? { driveMinutes, gapMinutes } : null;
}
