import type { GridDay, GridDriver, GridItem, GridKeikka } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import type { ItemKey, Span } from '../model/grid-day.js';
import type { DriverDropResult } from './resolve-driver-drop.js';
import type { DropResult } from './resolve-drop.js';
import type { Slot } from './slot.js';

export interface Point {
  x: number;
  y: number;
  /** Alt is held: steps of five minutes instead of a quarter. */
  fine?: boolean;
  /** Ctrl is held: a copy is dragged. */
  copies?: boolean;
  /** Of a finger, which hides what is under it. */
  touch?: boolean;
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
  /** Another day, when the item is held over that in the bar of days. */
  day: Yyyymmdd | null;
  pointer: Point;
  /** The item stays, and a copy of it lands. */
  copies: boolean;
}

export interface HeldDriver {
  kind: 'driver';
  driver: GridDriver;
  /** The driver's vehicles and orders of the day. */
  jobs: readonly GridKeikka[];
  vehicleId: number | null;
  /** The vehicle whose row the driver was taken from; null from the list of drivers. */
  fromVehicleId: number | null;
  /** Over the list of drivers again: the driver would be taken off that vehicle. */
  isOff: boolean;
  result: DriverDropResult;
  pointer: Point;
}

/** What the pointer drags over the board. */
export type Held = HeldItem | HeldDriver;

/** What Ctrl+C or Ctrl+X has taken. It outlives the day, so that it can be pasted on another one. */
export interface Clipboard {
  items: readonly GridItem[];
  /** The day as it was then. */
  from: GridDay;
  /** The items themselves go where they are pasted, and not a copy. */
  cuts: boolean;
}

export interface Interaction {
  /** The bar that keys act on. */
  active: ItemKey | null;
  /** The free place that keys act on; there is none while a bar is chosen. */
  slot: Slot | null;
  held: Held | null;
  clipboard: Clipboard | null;
  /** The orders that were chosen to be moved together. */
  group: readonly ItemKey[];
  /** The corners of the frame that is drawn around such orders, in pixels of the window. */
  frame: { from: Point; to: Point } | null;
}

export const idle: Interaction = {
  active: null,
  slot: null,
  held: null,
  clipboard: null,
  group: [],
  frame: null,
};

/** One bar or one free place is chosen at a time. */
export const chosenBar = (active: ItemKey | null): Pick<Interaction, 'active' | 'slot'> => ({
  active,
  slot: null,
});
export const chosenSlot = (slot: Slot | null): Pick<Interaction, 'active' | 'slot'> => ({
  active: null,
  slot,
});

/** The group with an order more, or without the one that it had. */
export const toggled = (group: readonly ItemKey[], key: ItemKey): ItemKey[] =>
  group.includes(key) ? group.filter((other) => other !== key) : [...group, key];

/** What an act on an item is about: the whole group, if the item is of it. */
export const actedOn = (group: readonly ItemKey[], key: ItemKey): readonly ItemKey[] =>
  group.includes(key) ? group : [key];

/** The vehicle whose row is under the dragged item. */
export const vehicleIdUnder = (held: Held | null): number | null => {
  if (!held) return null;
  return held.kind === 'item' ? held.place.vehicleId : held.vehicleId;
};
