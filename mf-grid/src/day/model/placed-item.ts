import type { GridItem, KeikkaKuski } from '@keikka/contracts';
import { addDays, daysBetween, helsinkiDay, MINUTE_MS, pumpTimeOnDay, type Yyyymmdd } from '@keikka/domain';
import { isReadable, minutesOf, type Span } from './grid-day.js';

/** The place of an item. */
export interface Place {
  vehicleId: number;
  timeStart: string;
  timeEnd: string;
  /** The order's drivers there; absent where the change leaves them. */
  kuskit?: KeikkaKuski[];
}

export const placeAt = (vehicleId: number, { startMs, endMs }: Span): Place => ({
  vehicleId,
  timeStart: new Date(startMs).toISOString(),
  timeEnd: new Date(endMs).toISOString(),
});

/** The item in a place. The pump time moves with the row's time, because dragging an item moves both. */
export function placedItem<Item extends GridItem>(item: Item, place: Place): Item {
  const { vehicleId, timeStart, timeEnd, kuskit } = place;
  const times = { timeStart, timeEnd, pumppuAika: timeStart, pumppuKesto: minutesOf(place) };
  const placed = { ...item, ...times, vehicleId };
  if (placed.isPalkki) return { ...placed, starttime: timeStart, endtime: timeEnd };
  return kuskit && isReadable(placed) ? { ...placed, kuskit } : placed;
}

/** A copy that is not made yet. It has the negative of the original's id, which no saved item has. */
export const copyOf = <Item extends GridItem>(item: Item): Item =>
  item.isPalkki ? { ...item, palkkiId: -item.palkkiId } : { ...item, keikkaId: -item.keikkaId };

/**
 * A time on another day: the clock of its start stays, and so does its length. Of a clock that the day shows twice it is
 * the first.
 */
export function spanOnDay({ startMs, endMs }: Span, from: Yyyymmdd, to: Yyyymmdd): Span {
  const time = { start: new Date(startMs), minutes: (endMs - startMs) / MINUTE_MS };
  const moved = pumpTimeOnDay(time, addDays(helsinkiDay(startMs), daysBetween(from, to)));
  return { startMs: moved.start.getTime(), endMs: moved.start.getTime() + endMs - startMs };
}
