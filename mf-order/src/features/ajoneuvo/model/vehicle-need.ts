import type { KeikkaData } from '@keikka/contracts';
import { daysTouched, type VehicleNeed, type Yyyymmdd } from '@keikka/domain';

/** From when to when, in milliseconds of the epoch. */
export interface Span {
  startMs: number;
  endMs: number;
}

/** Whether two times have a minute in common. */
export const meets = (one: Span, other: Span): boolean =>
  one.startMs < other.endMs && other.startMs < one.endMs;

/** What an order asks of the vehicle that is chosen for it. */
export interface OrderNeed extends VehicleNeed {
  keikkaId: number;
  /** When the order is pumped, and the days of it; null while it has no time. */
  time: (Span & { days: readonly Yyyymmdd[] }) | null;
}

type NeedFields = Pick<
  KeikkaData,
  'keikkaId' | 'vehicleTypeId' | 'pumppuPuomi' | 'optimalPumppuPuomi' | 'pumppuAika' | 'timeStart' | 'timeEnd'
>;

/** The wished boom counts before the least one. */
export function needOf(keikka: NeedFields): OrderNeed {
  const { keikkaId, vehicleTypeId, pumppuPuomi, optimalPumppuPuomi } = keikka;
  const puomi = optimalPumppuPuomi !== null && optimalPumppuPuomi > 0 ? optimalPumppuPuomi : pumppuPuomi;
  return { keikkaId, vehicleTypeId, puomi, time: timeOf(keikka) };
}

function timeOf({ pumppuAika, timeStart, timeEnd }: NeedFields): OrderNeed['time'] {
  if (!pumppuAika) return null;
  const [start, end] = [new Date(timeStart), new Date(timeEnd)];
  return { startMs: start.getTime(), endMs: end.getTime(), days: daysTouched(start, end) };
}
