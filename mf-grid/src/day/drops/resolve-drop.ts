import type { DayVehicle, GridDay, GridItem } from '@keikka/contracts';
import { dayRange, MINUTE_MS, pumppuKestoLimits } from '@keikka/domain';
import type { DropRejection } from '../model/rejection.js';
import { inService } from '../rows/board-rows.js';
import { placeAt, type Place } from '../model/placed-item.js';
import { isMasked, itemKey, spanOf, type ItemKey, type Span } from '../model/grid-day.js';

export const STEP_MS = 15 * MINUTE_MS;
export const FINE_STEP_MS = 5 * MINUTE_MS;
/** The lengths that the server accepts for an order (O-244); they hold for a palkki too. */
const SHORTEST_MS = pumppuKestoLimits.min * MINUTE_MS;
const LONGEST_MS = pumppuKestoLimits.max * MINUTE_MS;

/** The board: its day as instants, and its viewer. */
export interface DropBoard {
  yyyymmdd: string;
  day: Span;
  ownAsiakasId: number;
}

export function dropBoard({ yyyymmdd }: GridDay, ownAsiakasId: number): DropBoard {
  const { start, end } = dayRange(yyyymmdd);
  return { yyyymmdd, day: { startMs: start.getTime(), endMs: end.getTime() + 1 }, ownAsiakasId };
}

interface Drop {
  item: GridItem;
  /** The row under the pointer; null outside the rows. */
  target: DayVehicle | null;
  /** The item's start at the pointer, before it snaps. */
  startMs: number;
  /** The start was typed and not dragged, so it does not snap. */
  exact?: boolean;
  /** The wanted end; when absent, the item keeps its length. */
  endMs?: number;
  stepMs?: number;
}

/** The end of the bar that is dragged. */
export type Edge = 'start' | 'end';

interface Resize {
  item: GridItem;
  edge: Edge;
  /** The edge at the pointer, before it snaps. */
  ms: number;
  stepMs?: number;
}

export interface ItemMove extends Place {
  key: ItemKey;
}

export type DropResult = { move: ItemMove } | { rejected: DropRejection };

/** Whether the vehicle is available to the viewer's company. An item already on an unavailable one may stay there. */
export const mayTake = (vehicle: DayVehicle, item: GridItem): boolean =>
  vehicle.plannable || vehicle.vehicleId === item.vehicleId;

/** The reason why an item cannot be dragged at all; undefined when it can (G-145). */
export function dragRefusal(item: GridItem, ownAsiakasId: number): DropRejection | undefined {
  if (item.isTemp) return 'DROP.TEMPORARY';
  if (isMasked(item)) return 'DROP.MASKED';
  return item.ownerAsiakasId === ownAsiakasId ? undefined : 'DROP.FOREIGN_OWNER';
}

/**
 * The start in steps of 15 minutes within the day, or before it as far as `earliestStart` has it. A start that the
 * pointer hardly changed stays exact, because dragging 10:10 to another row does not mean 10:15.
 */
export function snapStart(item: GridItem, startMs: number, day: Span, stepMs = STEP_MS): number {
  const span = spanOf(item);
  const snapped = snap(startMs, span.startMs, day, stepMs);
  return Math.min(Math.max(snapped, earliestStart(day, span)), day.endMs - STEP_MS);
}

/** Midnight; an item that began before the day goes earlier still, while a quarter of an hour of it stays on the day. */
export function earliestStart(day: Span, { startMs, endMs }: Span): number {
  if (startMs >= day.startMs) return day.startMs;
  return Math.min(startMs, day.startMs + STEP_MS - (endMs - startMs));
}

function snap(ms: number, original: number, day: Span, stepMs: number): number {
  if (Math.abs(ms - original) < stepMs / 2) return original;
  return day.startMs + Math.round((ms - day.startMs) / stepMs) * stepMs;
}

/** The item's time after one of its ends was dragged: at least a quarter of an hour long, and within the day. */
export function resizedSpan(day: Span, { item, edge, ms, stepMs = STEP_MS }: Resize): Span {
  const { startMs, endMs } = spanOf(item);
  if (edge === 'start') {
    const pulled = Math.max(day.startMs, snap(ms, startMs, day, stepMs));
    return { startMs: Math.min(pulled, endMs - SHORTEST_MS), endMs };
  }
  const pulled = Math.min(day.endMs, snap(ms, endMs, day, stepMs));
  return { startMs, endMs: Math.max(pulled, startMs + SHORTEST_MS) };
}

/** The same item in its place with another length. */
export function resolveResize(board: DropBoard, resize: Resize): DropResult {
  const { item } = resize;
  const refusal = dragRefusal(item, board.ownAsiakasId);
  if (refusal) return { rejected: refusal };
  const before = spanOf(item);
  const after = resizedSpan(board.day, resize);
  if (after.startMs === before.startMs && after.endMs === before.endMs) return { rejected: 'DROP.UNCHANGED' };
  return { move: moveTo(item, item.vehicleId, after) };
}

const moveTo = (item: GridItem, vehicleId: number, span: Span): ItemMove => ({
  key: itemKey(item),
  ...placeAt(vehicleId, span),
});

export function resolveDrop(board: DropBoard, drop: Drop): DropResult {
  const { item, target } = drop;
  const refusal = dragRefusal(item, board.ownAsiakasId);
  if (refusal) return { rejected: refusal };
  if (!target) return { rejected: 'DROP.NO_TARGET' };
  const span = spanOf(item);
  const startMs = drop.exact ? drop.startMs : snapStart(item, drop.startMs, board.day, drop.stepMs);
  const length = span.endMs - span.startMs;
  const endMs = drop.endMs ?? startMs + length;
  const isSame = startMs === span.startMs && endMs === span.endMs;
  if (target.vehicleId === item.vehicleId && isSame) return { rejected: 'DROP.UNCHANGED' };
  if (endMs - startMs !== length && !isPossibleLength(endMs - startMs)) return { rejected: 'DROP.LENGTH' };
  if (!mayTake(target, item)) return { rejected: 'DROP.NOT_PLANNED' };
  if (!inService(target, board.yyyymmdd)) return { rejected: 'DROP.NOT_IN_SERVICE' };
  return { move: moveTo(item, target.vehicleId, { startMs, endMs }) };
}

const isPossibleLength = (ms: number): boolean => ms >= SHORTEST_MS && ms <= LONGEST_MS;
