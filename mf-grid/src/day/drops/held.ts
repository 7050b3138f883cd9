import type { GridDriver, GridItem, GridKeikka } from '@keikka/contracts';
import type { ItemKey, Span } from '../model/grid-day.js';
import type { DriverDropResult } from './resolve-driver-drop.js';
import type { DropResult } from './resolve-drop.js';

export interface Point {
  x: number;
  y: number;
  /** Alt is held: steps of five minutes instead of a quarter. */
  fine?: boolean;
}

/** The place where a dragged item would land. The object stays the same until the step or the row changes. */
export interface HeldPlace {
  vehicleId: number | null;
  span: Span;
  result: DropResult;
}

export interface HeldItem {
  kind: 'item';
  key: ItemKey;
  item: GridItem;
  place: HeldPlace;
  pointer: Point;
}

export interface HeldDriver {
  kind: 'driver';
  driver: GridDriver;
  /** The driver's vehicles and orders of the day. */
  jobs: readonly GridKeikka[];
  vehicleId: number | null;
  result: DriverDropResult;
  pointer: Point;
}

/** What the pointer drags over the board. */
export type Held = HeldItem | HeldDriver;

export interface Interaction {
  /** The bar that keys act on. */
  active: ItemKey | null;
  held: Held | null;
  /** What Ctrl+C has taken. */
  copied: ItemKey | null;
}

export const idle: Interaction = { active: null, held: null, copied: null };

/** The vehicle whose row is under the dragged item. */
export const vehicleIdUnder = (held: Held | null): number | null => {
  if (!held) return null;
  return held.kind === 'item' ? held.place.vehicleId : held.vehicleId;
};
