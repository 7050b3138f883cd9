import type { KeikkaData } from '@keikka/contracts';
import { clockOf, clockRange, helsinkiDay, numberText, shortDate } from '@keikka/domain';

export interface PumpTime {
  /** '10:00–13:30'; with the day of the end when that is another one. */
  clock: string;
  /** 'pe 20.11.2026' */
  day: string;
  /** '3,5 h' */
  duration: string;
}

const MINUTE_MS = 60_000;

/** When the order is pumped, or null when no time has been given. */
export function pumpTime(
  keikka: Pick<KeikkaData, 'pumppuAika' | 'pumppuKesto' | 'pumppuKestoH'>,
): PumpTime | null {
  if (!keikka.pumppuAika) return null;
  const start = new Date(keikka.pumppuAika);
  const end = new Date(start.getTime() + keikka.pumppuKesto * MINUTE_MS);
  const day = helsinkiDay(start);
  const endDay = helsinkiDay(end);
  return {
    clock:
      day === endDay ? clockRange(start, end) : `${clockOf(start)} – ${shortDate(endDay)} ${clockOf(end)}`,
    day: shortDate(day),
    duration: `${numberText(keikka.pumppuKestoH)}\u00a0h`,
  };
}
