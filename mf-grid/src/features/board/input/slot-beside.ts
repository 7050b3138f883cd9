import { HOUR_MS } from '@keikka/domain';
import type { ItemKey } from '../../../day/model/grid-day.js';
import { slotFrom, takesNew, type Slot } from '../../../day/drops/slot.js';
import { findBar } from '../../../day/rows/bar-navigation.js';
import type { BoardRow } from '../../../day/rows/board-rows.js';

/** The hour before or after a bar on its row; none where nothing new can stand. */
export function slotBeside(
  rows: readonly BoardRow[],
  from: ItemKey,
  yyyymmdd: string,
  side: 'before' | 'after',
): Slot | undefined {
  const at = findBar(rows, from);
  if (!at || !takesNew(at.row.vehicle, yyyymmdd)) return undefined;
  const { startMs, endMs } = at.bar;
  const start = side === 'after' ? endMs : startMs - HOUR_MS;
  return { ...slotFrom(at.row.vehicle.vehicleId, start), from };
}
