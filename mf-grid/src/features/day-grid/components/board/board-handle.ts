import type { BoardRow } from '../../model/board-rows.js';
import type { DayVehicle, ItemKey } from '../../model/grid-day.js';
import type { Point } from '../../model/held.js';
import { instantAt, xOf, type HourScale } from '../../model/hour-scale.js';
import { HEADER_HEIGHT, type Preset } from '../../model/presets.js';
import { barElementId } from '../bar/bar.js';

export interface BoardPlace {
  /** The vehicle's row under the point; null on a separator or below the last row. */
  vehicle: DayVehicle | null;
  ms: number;
}

/** What the drag, the keys and the dialogs ask the board for. */
export interface BoardHandle {
  /** null outside the board. */
  placeAt: (point: Point) => BoardPlace | null;
  /** The time at the point, beside the board that of its nearer end; null above and below the board. */
  timeAt: (point: Point) => number | null;
  /** Below the row of a vehicle, at a time of its scale. */
  pointOf: (vehicleId: number, ms: number) => Point | null;
  /** Scrolls when the point is near the upper or lower edge; true when it did. */
  scrollAtEdge: (point: Point) => boolean;
  elementOf: (key: ItemKey) => HTMLElement | null;
  reveal: (rowIndex: number) => void;
}

export interface BoardLayout {
  scroller: HTMLElement | null;
  rows: readonly BoardRow[];
  tops: readonly number[];
  scale: HourScale;
  preset: Preset;
  scrollToRow: (rowIndex: number) => void;
}

const EDGE_PX = 40;
const MAX_SCROLL_PX = 14;

export const columnsWidth = (preset: Preset): number => preset.vehicleColumn + preset.driverColumn;

/** Answers by arithmetic on the layout, never by asking the page what is under the pointer. */
export function boardHandle(layout: () => BoardLayout): BoardHandle {
  return {
    placeAt(point) {
      const { scroller, rows, tops, scale, preset } = layout();
      const box = scroller?.getBoundingClientRect();
      if (!scroller || !box || !contains(box, point)) return null;
      const y = point.y - box.top - HEADER_HEIGHT + scroller.scrollTop;
      const row = rows[tops.findLastIndex((top) => top <= y)];
      const vehicle = row?.kind === 'vehicle' ? row.vehicle : null;
      return { vehicle, ms: msAt(scale, preset, scroller, point.x - box.left) };
    },
    timeAt(point) {
      const { scroller, scale, preset } = layout();
      const box = scroller?.getBoundingClientRect();
      if (!scroller || !box) return null;
      const x = Math.min(Math.max(point.x, box.left), box.right);
      return contains(box, { ...point, x }) ? msAt(scale, preset, scroller, x - box.left) : null;
    },
    pointOf(vehicleId, ms) {
      const { scroller, rows, tops, scale, preset } = layout();
      const box = scroller?.getBoundingClientRect();
      const index = rows.findIndex((row) => row.kind === 'vehicle' && row.vehicle.vehicleId === vehicleId);
      if (!scroller || !box || index < 0) return null;
      return {
        x: box.left + columnsWidth(preset) + xOf(scale, ms) - scroller.scrollLeft,
        y: box.top + HEADER_HEIGHT + (tops[index + 1] ?? 0) - scroller.scrollTop,
      };
    },
    scrollAtEdge(point) {
      const { scroller } = layout();
      const box = scroller?.getBoundingClientRect();
      if (!scroller || !box || !contains(box, point)) return false;
      const above = box.top + HEADER_HEIGHT + EDGE_PX - point.y;
      const below = point.y - (box.bottom - EDGE_PX);
      const by = above > 0 ? -speed(above) : below > 0 ? speed(below) : 0;
      const before = scroller.scrollTop;
      scroller.scrollTop += by;
      return scroller.scrollTop !== before;
    },
    elementOf: (key) => layout().scroller?.querySelector<HTMLElement>(`#${barElementId(key)}`) ?? null,
    reveal: (rowIndex) => layout().scrollToRow(rowIndex),
  };
}

/** The time so far from the board's left edge. */
const msAt = (scale: HourScale, preset: Preset, scroller: HTMLElement, x: number): number =>
  instantAt(scale, x - columnsWidth(preset) + scroller.scrollLeft);

const speed = (depth: number): number =>
  Math.min(MAX_SCROLL_PX, Math.ceil((depth / EDGE_PX) * MAX_SCROLL_PX));

const contains = (box: DOMRect, { x, y }: Point): boolean =>
  x >= box.left && x <= box.right && y >= box.top + HEADER_HEIGHT && y <= box.bottom;
