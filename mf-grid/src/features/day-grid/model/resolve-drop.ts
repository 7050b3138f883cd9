import { inService } from './board-rows.js';
import {
  isMasked,
  itemKey,
  spanOf,
  type DayVehicle,
  type GridItem,
  type ItemKey,
  type Span,
} from './grid-day.js';

export const STEP_MS = 15 * 60_000;

export type DropRejection =
  | 'DROP.NO_TARGET'
  | 'DROP.UNCHANGED'
  | 'DROP.TEMPORARY'
  | 'DROP.MASKED'
  | 'DROP.FOREIGN_OWNER'
  | 'DROP.NOT_IN_SERVICE';

/** Where the board stands: its day as instants, and whose eyes look at it. */
export interface DropBoard {
  yyyymmdd: string;
  day: Span;
  ownAsiakasId: number;
}

export interface Drop {
  item: GridItem;
  /** The row under the pointer; null outside the rows. */
  target: DayVehicle | null;
  /** Where the item's start would stand by the pointer, before it snaps. */
  startMs: number;
  /** The start was typed, not dragged: it is taken to the minute. */
  exact?: boolean;
}

export interface ItemMove {
  key: ItemKey;
  fromVehicleId: number;
  vehicleId: number;
  timeStart: string;
  timeEnd: string;
}

export type DropResult = { move: ItemMove } | { rejected: DropRejection };

/** Why an item can't be dragged at all; undefined when it can (G-145). */
export function dragRefusal(item: GridItem, ownAsiakasId: number): DropRejection | undefined {
  if (item.isTemp) return 'DROP.TEMPORARY';
  if (isMasked(item)) return 'DROP.MASKED';
  return item.ownerAsiakasId === ownAsiakasId ? undefined : 'DROP.FOREIGN_OWNER';
}

/**
 * The start in steps of 15 minutes, within the day; what began before the day may stay there. A start that the pointer hardly moved stays exactly as it was:
 * whoever carries 10:10 to another row doesn't want 10:15.
 */
export function snapStart(item: GridItem, startMs: number, day: Span): number {
  const original = spanOf(item).startMs;
  if (Math.abs(startMs - original) < STEP_MS / 2) return original;
  const snapped = day.startMs + Math.round((startMs - day.startMs) / STEP_MS) * STEP_MS;
  return Math.min(Math.max(snapped, Math.min(day.startMs, original)), day.endMs - STEP_MS);
}

export function resolveDrop(board: DropBoard, drop: Drop): DropResult {
  const { item, target } = drop;
  const refusal = dragRefusal(item, board.ownAsiakasId);
  if (refusal) return { rejected: refusal };
  if (!target) return { rejected: 'DROP.NO_TARGET' };
  const span = spanOf(item);
  const startMs = drop.exact ? drop.startMs : snapStart(item, drop.startMs, board.day);
  if (target.vehicleId === item.vehicleId && startMs === span.startMs) return { rejected: 'DROP.UNCHANGED' };
  if (!inService(target, board.yyyymmdd)) return { rejected: 'DROP.NOT_IN_SERVICE' };
  return {
    move: {
      key: itemKey(item),
      fromVehicleId: item.vehicleId,
      vehicleId: target.vehicleId,
      timeStart: new Date(startMs).toISOString(),
      timeEnd: new Date(startMs + span.endMs - span.startMs).toISOString(),
    },
  };
}
