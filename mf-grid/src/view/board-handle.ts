import type { DayVehicle } from '@keikka/contracts';
import type { BoardRow } from '../day/rows/board-rows.js';
import type { ItemKey, Span } from '../day/model/grid-day.js';
import type { Point } from '../day/drops/held.js';
import { instantAt, xOf, type HourScale } from '../bar/time/hour-scale.js';
import { HEADER_HEIGHT, type Preset } from '../day/rows/presets.js';
import { barElementId } from '../bar/bar.js';

export interface BoardPlace {
  /** The vehicle's row under the point; null on a separator or below the last row. */
  vehicle: DayVehicle | null;
  ms: number;
}

/** The board's interface for drag, keys and dialogs. */
export interface BoardHandle {
  /** null outside the board. */
  placeAt: (point: Point) => BoardPlace | null;
  /** The time at the point; beside the board that of its nearer end; null above and below the board. */
  timeAt: (point: Point) => number | null;
  /** The position below a vehicle's row, at a time of its scale. */
  pointOf: (vehicleId: number, ms: number) => Point | null;
  /** Scrolls when the point is near an edge of the rows; returns true when it did. */
  scrollAtEdge: (point: Point) => boolean;
  elementOf: (key: ItemKey) => HTMLElement | null;
  focus: () => void;
  /** Scrolls as little as needed until the row is below the header, and the time in it beside the columns. */
  reveal: (rowIndex: number, span: Span) => void;
}

export interface BoardLayout {
  scroller: HTMLElement | null;
  rows: readonly BoardRow[];
  tops: readonly number[];
  scale: HourScale;
  preset: Preset;
}

const EDGE_PX = 40;
const MAX_SCROLL_PX = 14;

export const columnsWidth = (preset: Preset): number => preset.vehicleColumn + preset.driverColumn;

/** Computes its answers from the layout and never asks the page what is under the pointer. */
export function boardHandle({ scroller, rows, tops, scale, preset }: BoardLayout): BoardHandle {
  return {
    placeAt(point) {
      const box = scroller?.getBoundingClientRect();
      if (!scroller || !box) return null;
      const zoom = zoomOf(scroller, box);
      if (!contains(box, zoom, point)) return null;
      const y = (point.y - box.top) / zoom - HEADER_HEIGHT + scroller.scrollTop;
      const row = rows[tops.findLastIndex((top) => top <= y)];
      const vehicle = row?.kind === 'vehicle' ? row.vehicle : null;
      return { vehicle, ms: msAt(scale, preset, scroller, (point.x - box.left) / zoom) };
    },
    timeAt(point) {
      const box = scroller?.getBoundingClientRect();
      if (!scroller || !box) return null;
      const x = Math.min(Math.max(point.x, box.left), box.right);
      const zoom = zoomOf(scroller, box);
      return contains(box, zoom, { ...point, x })
        ? msAt(scale, preset, scroller, (x - box.left) / zoom)
        : null;
    },
    pointOf(vehicleId, ms) {
      const box = scroller?.getBoundingClientRect();
      const index = rows.findIndex((row) => row.kind === 'vehicle' && row.vehicle.vehicleId === vehicleId);
      if (!scroller || !box || index < 0) return null;
      const zoom = zoomOf(scroller, box);
      return {
        x: box.left + zoom * (columnsWidth(preset) + xOf(scale, ms) - scroller.scrollLeft),
        y: box.top + zoom * (HEADER_HEIGHT + (tops[index + 1] ?? 0) - scroller.scrollTop),
      };
    },
    scrollAtEdge(point) {
      const box = scroller?.getBoundingClientRect();
      if (!scroller || !box) return false;
      const zoom = zoomOf(scroller, box);
      if (!contains(box, zoom, point)) return false;
      const { scrollTop, scrollLeft } = scroller;
      const hours = box.left + columnsWidth(preset) * zoom;
      scroller.scrollTop += speedAt(point.y, box.top + HEADER_HEIGHT * zoom, box.bottom);
      // Drivers are dropped over the columns too, where there are no hours.
      if (point.x >= hours) scroller.scrollLeft += speedAt(point.x, hours, box.right);
      return scroller.scrollTop !== scrollTop || scroller.scrollLeft !== scrollLeft;
    },
    focus: () => scroller?.focus({ preventScroll: true }),
    elementOf: (key) => scroller?.querySelector<HTMLElement>(`#${barElementId(key)}`) ?? null,
    reveal(rowIndex, { startMs, endMs }) {
      const [top, bottom] = [tops[rowIndex], tops[rowIndex + 1]];
      if (!scroller || top === undefined || bottom === undefined) return;
      const { clientHeight, clientWidth, scrollTop, scrollLeft } = scroller;
      const [left, right] = [xOf(scale, startMs), xOf(scale, endMs)];
      scroller.scrollTop = inSight(top, bottom, clientHeight - HEADER_HEIGHT, scrollTop);
      scroller.scrollLeft = inSight(left, right, clientWidth - columnsWidth(preset), scrollLeft);
    },
  };
}

/** The time at this distance from the board's left edge. */
const msAt = (scale: HourScale, preset: Preset, scroller: HTMLElement, x: number): number =>
  instantAt(scale, x - columnsWidth(preset) + scroller.scrollLeft);

/** Pixels to scroll for a point near one of the edges, more when nearer; negative towards the start. */
function speedAt(at: number, start: number, end: number): number {
  const [before, after] = [start + EDGE_PX - at, at - (end - EDGE_PX)];
  const by = Math.ceil((Math.max(before, after, 0) / EDGE_PX) * MAX_SCROLL_PX);
  return Math.sign(after - before) * Math.min(MAX_SCROLL_PX, by);
}

/**
 * The scroll position that shows the stretch in this much room, starting from `now`; the beginning of a longer stretch.
 */
const inSight = (from: number, to: number, room: number, now: number): number =>
  Math.min(from, Math.max(to - room, now));

/** Pixels of the screen for one of the board's own: CSS zoom of the page scales the pointer's, but not the layout's. */
const zoomOf = ({ offsetWidth }: HTMLElement, { width }: DOMRect): number =>
  offsetWidth > 0 ? width / offsetWidth : 1;

const contains = (box: DOMRect, zoom: number, { x, y }: Point): boolean =>
  x >= box.left && x <= box.right && y >= box.top + HEADER_HEIGHT * zoom && y <= box.bottom;
