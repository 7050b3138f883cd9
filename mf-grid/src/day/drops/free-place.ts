import type { DayVehicle, GridItem } from '@keikka/contracts';
import { takesVehicle } from '@keikka/domain';
import { spanOf, type Span } from '../model/grid-day.js';

/**
 * The first place for an item's copy on a row: where the item stands, or after what is in the way. An order is kept from
 * its place by what takes the vehicle, a palkki by anything drawn there. Null when none begins on the day.
 */
export function freePlace({ keikkaGroup }: DayVehicle, item: GridItem, day: Span): Span | null {
  const { startMs, endMs } = spanOf(item);
  const length = endMs - startMs;
  const taken = keikkaGroup
    .filter((other) => item.isPalkki || takesVehicle(other))
    .map(spanOf)
    .sort((one, other) => one.startMs - other.startMs);
  const at = taken.reduce(
    (from, span) => (span.startMs < from + length && from < span.endMs ? span.endMs : from),
    startMs,
  );
  return at < day.endMs ? { startMs: at, endMs: at + length } : null;
}
