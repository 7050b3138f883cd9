import type { GridDay, GridItem } from '@keikka/contracts';
import { dayRange } from '@keikka/domain';
import { instantOf, overlaps, spanOf, type Span } from '../../../day/model/grid-day.js';
import { itemTimes, itemTitle } from '../../../day/model/item-text.js';
import { isWork } from '../../../day/model/work.js';
import { texts } from '../texts.js';
import { otherTimes, type OtherTimes } from './other-times.js';
import type { Ends } from './palkki-form.js';

type Days = Pick<GridDay, 'ajoneuvot'>;
type Placed = Ends & { vehicleId: number | null };

const workOf = ({ ajoneuvot }: Days, vehicleId: number | null): GridItem[] =>
  ajoneuvot.find((vehicle) => vehicle.vehicleId === vehicleId)?.keikkaGroup.filter(isWork) ?? [];

const endsOf = ({ timeStart, timeEnd }: Ends): Span => ({
  startMs: instantOf(timeStart),
  endMs: instantOf(timeEnd),
});

/** The orders that a palkki of these times would lie over on its vehicle, in order of time. */
export const ordersUnder = (day: Days, palkki: Placed): GridItem[] =>
  workOf(day, palkki.vehicleId)
    .filter((item) => overlaps(spanOf(item), endsOf(palkki)))
    .toSorted((a, b) => spanOf(a).startMs - spanOf(b).startMs);

/** The times at which the palkki would lie over no order of its vehicle. */
export const timesBeside = (day: Pick<GridDay, 'ajoneuvot' | 'yyyymmdd'>, palkki: Placed): OtherTimes =>
  otherTimes(
    endsOf(palkki),
    workOf(day, palkki.vehicleId).map(spanOf),
    dayRange(day.yyyymmdd).end.getTime() + 1,
  );

const NAMED = 3;

/** 'Ajoneuvolla on silloin tilaus: 8:00–10:00 Saari Oy'; nothing when there is none. */
export function underText(orders: readonly GridItem[]): string | undefined {
  if (orders.length === 0) return undefined;
  const named = orders.slice(0, NAMED).map((item) => `${itemTimes(item)} ${itemTitle(item)}`);
  return texts.under(orders.length, named, orders.length - named.length);
}
