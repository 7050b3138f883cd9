import type { GridDay, GridItem } from '@keikka/contracts';
import { instantOf, overlaps, spanOf } from '../../../day/model/grid-day.js';
import { itemTimes, itemTitle } from '../../../day/model/item-text.js';
import { isWork } from '../../../day/model/work.js';
import { texts } from '../texts.js';
import type { Ends } from './palkki-form.js';

/** The orders that a palkki of these times would lie over on its vehicle, in order of time. */
export function ordersUnder(
  { ajoneuvot }: Pick<GridDay, 'ajoneuvot'>,
  { vehicleId, timeStart, timeEnd }: Ends & { vehicleId: number | null },
): GridItem[] {
  const span = { startMs: instantOf(timeStart), endMs: instantOf(timeEnd) };
  const items = ajoneuvot.find((vehicle) => vehicle.vehicleId === vehicleId)?.keikkaGroup ?? [];
  return items
    .filter((item) => isWork(item) && overlaps(spanOf(item), span))
    .toSorted((a, b) => spanOf(a).startMs - spanOf(b).startMs);
}

const NAMED = 3;

/** 'Ajoneuvolla on silloin tilaus: 8:00–10:00 Saari Oy'; nothing when there is none. */
export function underText(orders: readonly GridItem[]): string | undefined {
  if (orders.length === 0) return undefined;
  const named = orders.slice(0, NAMED).map((item) => `${itemTimes(item)} ${itemTitle(item)}`);
  return texts.under(orders.length, named, orders.length - named.length);
}
