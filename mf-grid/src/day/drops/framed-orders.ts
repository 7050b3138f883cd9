import { isReadable, overlaps, type ItemKey, type Span } from '../model/grid-day.js';
import { dragRefusal } from './resolve-drop.js';
import type { BoardRow } from '../rows/board-rows.js';

interface Framed {
  /** The vehicles at the frame's corners, in any order. */
  vehicleIds: readonly [number, number];
  /** The times at them, in any order. */
  ms: readonly [number, number];
}

/** The own orders that a frame touches; what one may not move is left out. */
export function framedOrders(
  rows: readonly BoardRow[],
  { vehicleIds, ms }: Framed,
  ownAsiakasId: number,
): ItemKey[] {
  const at = vehicleIds.map((id) =>
    rows.findIndex((row) => row.kind === 'vehicle' && row.vehicle.vehicleId === id),
  );
  const span: Span = { startMs: Math.min(...ms), endMs: Math.max(...ms) };
  return rows
    .slice(Math.min(...at), Math.max(...at) + 1)
    .flatMap((row) => (row.kind === 'vehicle' ? row.all : []))
    .filter((bar) => overlaps(bar, span) && isReadable(bar.item) && !dragRefusal(bar.item, ownAsiakasId))
    .map(({ key }) => key);
}
