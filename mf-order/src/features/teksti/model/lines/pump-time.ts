import type { KeikkaData } from '@keikka/contracts';
import { clockRange, helsinkiDay, hoursText, shortDate, MINUTE_MS } from '@keikka/domain';

interface PumpTime {
  /** '10:00–13:30' */
  clock: string;
  /** 'pe 20.11.2026', with the day of the end when that is another one. */
  day: string;
  /** '3 h 45 min' */
  duration: string;
}

/** The time of pumping, or null when none is set. */
export function pumpTime(keikka: Pick<KeikkaData, 'pumppuAika' | 'pumppuKesto'>): PumpTime | null {
  if (!keikka.pumppuAika) return null;
  const start = new Date(keikka.pumppuAika);
  const end = new Date(start.getTime() + keikka.pumppuKesto * MINUTE_MS);
  const days = [...new Set([helsinkiDay(start), helsinkiDay(end)])];
  return {
    clock: clockRange(start, end),
    day: days.map(shortDate).join(' – '),
    duration: hoursText(keikka.pumppuKesto),
  };
}
