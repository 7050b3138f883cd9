import type { DayVehicle, GridDay, GridItem } from '@keikka/contracts';
import { dayRange } from '@keikka/domain';
import type { HeldDriver, Point } from '../../../day/drops/held.js';
import type { Edge } from '../../../day/drops/resolve-drop.js';
import { takesNew } from '../../../day/drops/slot.js';
import { jobsOf } from '../../../day/model/drivers.js';
import { findItem, spanOf, type ItemKey } from '../../../day/model/grid-day.js';
import type { BoardView } from '../../../view/board-context.js';
import type { BoardGestures } from './board-gestures.js';

/** What can be dragged. */
export type Grab =
  /** With an edge, that end is dragged; without one, the whole item. */
  | { kind: 'item'; item: GridItem; key: ItemKey; edge: Edge | null; offsetMs: number }
  | Pick<HeldDriver, 'kind' | 'driver' | 'jobs' | 'fromVehicleId'>
  /** Free time that is drawn from this instant on. */
  | { kind: 'slot'; vehicleId: number; fromMs: number }
  /** A frame that is drawn from free time on, around orders to be chosen together. */
  | { kind: 'frame'; from: Point; vehicleId: number; fromMs: number };

/** What is under the pointer: an item or its end, a driver, or free time. */
export function grabAt(gestures: BoardGestures, element: Element, point: Point): Grab | null {
  const { day, board } = gestures;
  const key = keyAt(element);
  const item = key && findItem(day, key);
  if (item) {
    const edge = edgeAt(day, item, element, point);
    const anchorMs = edge === 'end' ? spanOf(item).endMs : spanOf(item).startMs;
    const at = board.current?.placeAt(point)?.ms ?? anchorMs;
    return { kind: 'item', item, key, edge, offsetMs: at - anchorMs };
  }
  const personId = Number(element.closest<HTMLElement>('[data-person]')?.dataset.person);
  const driver = day.kuskit?.find((kuski) => kuski.personId === personId);
  const row = element.closest<HTMLElement>('[data-vehicle]');
  const fromVehicleId = row ? Number(row.dataset.vehicle) : null;
  if (driver) return { kind: 'driver', driver, jobs: jobsOf(day, personId), fromVehicleId };
  if (point.fine) return frameAt(gestures, element, point);
  const place = gestures.commands.makeItem && freePlaceAt(gestures, element, point);
  return place ? { kind: 'slot', vehicleId: place.vehicle.vehicleId, fromMs: place.ms } : null;
}

export const keyAt = (element: Element): ItemKey | undefined =>
  element.closest<HTMLElement>('[data-key]')?.dataset.key as ItemKey | undefined;

const EDGE_PX = 6;
/** A narrower bar would be nothing but edges and could not be dragged. */
const WIDTH_WITH_EDGES = 36;

/** The end of the bar under the pointer. An end beyond the day cannot be dragged. */
export function edgeAt(day: GridDay, item: GridItem, element: Element, { x }: Point): Edge | null {
  const box = element.closest('[data-key]')?.getBoundingClientRect();
  if (!box || box.width < WIDTH_WITH_EDGES) return null;
  const { startMs, endMs } = spanOf(item);
  const { start, end } = dayRange(day.yyyymmdd);
  if (x - box.left <= EDGE_PX && startMs >= start.getTime()) return 'start';
  return box.right - x <= EDGE_PX && endMs <= end.getTime() + 1 ? 'end' : null;
}

/** With Alt held, free time on any row begins a frame. */
function frameAt({ board }: BoardView, element: Element, point: Point): Grab | null {
  if (!element.closest('.row') || element.closest('[data-cell], [data-key], [data-more]')) return null;
  const { vehicle = null, ms = 0 } = board.current?.placeAt(point) ?? {};
  return vehicle && { kind: 'frame', from: point, vehicleId: vehicle.vehicleId, fromMs: ms };
}

type FreePlace = { vehicle: DayVehicle; ms: number };

/** The time under the pointer on a row where something new can stand; null upon a bar, and outside the hours. */
export function freePlaceAt({ day, board }: BoardView, element: Element, point: Point): FreePlace | null {
  if (!element.closest('.row') || element.closest('[data-cell], [data-key], [data-more]')) return null;
  const { vehicle = null, ms = 0 } = board.current?.placeAt(point) ?? {};
  return vehicle && takesNew(vehicle, day.yyyymmdd) ? { vehicle, ms } : null;
}
