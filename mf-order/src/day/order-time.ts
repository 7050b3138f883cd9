import type { KeikkaData } from '@keikka/contracts';
import { daysTouched, type Yyyymmdd } from '@keikka/domain';
import type { Span } from './span.js';

/** When an order is pumped, and the days of it. */
export type OrderTime = Span & { days: readonly Yyyymmdd[] };

/** null while the order has no time. */
export function orderTime({
  pumppuAika,
  timeStart,
  timeEnd,
}: Pick<KeikkaData, 'pumppuAika' | 'timeStart' | 'timeEnd'>): OrderTime | null {
  if (!pumppuAika) return null;
  const [start, end] = [new Date(timeStart), new Date(timeEnd)];
  return { startMs: start.getTime(), endMs: end.getTime(), days: daysTouched(start, end) };
}
