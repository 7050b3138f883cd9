import type { BoardBar, BoardRow, VehicleRow } from './board-rows.js';
import type { ItemKey } from '../model/grid-day.js';

export type Direction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

/** Includes the bars without a lane, so that keys reach everything that the pointer reaches. */
const barsOf = (row: BoardRow | undefined): readonly BoardBar[] => (row?.kind === 'vehicle' ? row.all : []);

const middle = (bar: BoardBar): number => (bar.startMs + bar.endMs) / 2;

export interface BarPosition {
  row: VehicleRow;
  rowIndex: number;
  bar: BoardBar;
}

export function findBar(rows: readonly BoardRow[], key: ItemKey): BarPosition | null {
  for (const [rowIndex, row] of rows.entries()) {
    if (row.kind !== 'vehicle') continue;
    const bar = row.all.find((candidate) => candidate.key === key);
    if (bar) return { row, rowIndex, bar };
  }
  return null;
}

/** The bar that an arrow key leads to: along its row, or the nearest in time on the next row with bars. */
export function nextBar(
  rows: readonly BoardRow[],
  from: ItemKey | null,
  direction: Direction,
): ItemKey | null {
  const at = from === null ? null : findBar(rows, from);
  if (!at) return rows.flatMap(barsOf)[0]?.key ?? null;
  const inRow = barsOf(at.row);
  const index = inRow.findIndex(({ key }) => key === from);
  const goal = {
    left: () => inRow[index - 1],
    right: () => inRow[index + 1],
    first: () => inRow[0],
    last: () => inRow.at(-1),
    up: () => nearest(rows.slice(0, at.rowIndex).findLast(hasBars), at.bar),
    down: () => nearest(rows.slice(at.rowIndex + 1).find(hasBars), at.bar),
  }[direction]();
  return goal?.key ?? from;
}

const hasBars = (row: BoardRow): boolean => barsOf(row).length > 0;

function nearest(row: BoardRow | undefined, from: BoardBar): BoardBar | undefined {
  const away = (bar: BoardBar): number => Math.abs(middle(bar) - middle(from));
  return [...barsOf(row)].sort((a, b) => away(a) - away(b))[0];
}
