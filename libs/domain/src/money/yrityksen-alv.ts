import type { Yyyymmdd } from '../time/helsinki.js';
import { alvKanta } from './alv-kanta.js';
import { alvOf } from './money.js';

/** The general VAT rate that a company keeps for itself, in percent, for deliveries of these days; null is open (G-214). */
export interface AlvKausi {
  alv: string;
  startDate: Yyyymmdd | null;
  endDate: Yyyymmdd | null;
}

/** The company's own rate on a day, of two that hold the one that began later; null without one. */
export function yrityksenAlv(kaudet: readonly AlvKausi[], day: Yyyymmdd): string | null {
  const valid = kaudet.filter(
    ({ startDate, endDate }) => (startDate ?? day) <= day && day <= (endDate ?? day),
  );
  const [latest] = valid.toSorted((one, other) => ((one.startDate ?? '') < (other.startDate ?? '') ? 1 : -1));
  return latest?.alv ?? null;
}

/** The VAT rate of a row: its own, or else the company's, or else the general one of the day of delivery (C-88). */
export const rivinAlv = (
  own: string | null | undefined,
  kaudet: readonly AlvKausi[],
  day: Yyyymmdd,
): string => alvOf(own, yrityksenAlv(kaudet, day), alvKanta(day));
