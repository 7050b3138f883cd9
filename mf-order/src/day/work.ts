import type { DayVehicle, GridItem } from '@keikka/contracts';
import { takesVehicle } from '@keikka/domain';
import type { Span } from './span.js';

/** When an order or a palkki of the board is. */
export const spanOf = ({ timeStart, timeEnd }: GridItem): Span => ({
  startMs: Date.parse(timeStart),
  endMs: Date.parse(timeEnd),
});

/** What takes time on a vehicle besides the order itself. */
export const workOn = (row: DayVehicle | null, keikkaId: number): GridItem[] =>
  (row?.keikkaGroup ?? []).filter((item) => isInTheWay(item, keikkaId));

function isInTheWay(item: GridItem, keikkaId: number): boolean {
  const isItself = item.isKeikka && item.keikkaId === keikkaId;
  const { startMs, endMs } = spanOf(item);
  // What has no times or no length takes no time (G-140, G-141).
  return !isItself && takesVehicle(item) && startMs < endMs;
}

/** The drivers of the orders of a vehicle. */
export const kuskitOf = (row: DayVehicle | null) =>
  (row?.keikkaGroup ?? []).flatMap((item) => (item.isKeikka && takesVehicle(item) ? item.kuskit : []));
