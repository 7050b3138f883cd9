import { keikkaTila, MINUTE_MS } from '@keikka/domain';
import type { GridDay, GridItem, GridKeikka, MaskedKeikka } from '@keikka/contracts';

/** Keikka and palkki have id series of their own, so the kind is part of the key. */
export type ItemKey = `k${number}` | `p${number}`;

export const keikkaKey = (keikkaId: number): ItemKey => `k${keikkaId}`;
export const palkkiKey = (palkkiId: number): ItemKey => `p${palkkiId}`;
export const itemKey = (item: GridItem): ItemKey =>
  item.isPalkki ? palkkiKey(item.palkkiId) : keikkaKey(item.keikkaId);

/** An order that the viewer may read whole. */
export function isReadable(item: GridItem): item is GridKeikka {
  return item.isKeikka && item.keikkaTilaId !== keikkaTila.eiPaasya;
}

export function isMasked(item: GridItem): item is MaskedKeikka {
  return item.isKeikka && item.keikkaTilaId === keikkaTila.eiPaasya;
}

export interface Span {
  startMs: number;
  endMs: number;
}

/** The item's time in epoch milliseconds. */
export const spanOf = ({ timeStart, timeEnd }: GridItem): Span => ({
  startMs: instantOf(timeStart),
  endMs: instantOf(timeEnd),
});

const instants = new Map<string, number>();
const REMEMBERED_INSTANTS = 5_000;

/**
 * Parsing a date is slow, and a day has only a few hundred different ones, because jobs begin and end on the quarter.
 */
export function instantOf(iso: string): number {
  const known = instants.get(iso);
  if (known !== undefined) return known;
  const instant = Date.parse(iso);
  if (instants.size === REMEMBERED_INSTANTS) instants.clear();
  instants.set(iso, instant);
  return instant;
}

/**
 * The grid keeps only items with a start, an end and a vehicle (G-140). An answer may contain others, whatever its type
 * says.
 */
export const isPlaceable = (item: GridItem): boolean => {
  const { startMs, endMs } = spanOf(item);
  return Number.isFinite(startMs) && Number.isFinite(endMs) && Number.isInteger(item.vehicleId);
};

/** The day without items that cannot be placed. A vehicle without such items stays the same object. */
export const placeableDay = <D extends GridDay>(day: D): D => ({
  ...day,
  ajoneuvot: day.ajoneuvot.map((vehicle) =>
    vehicle.keikkaGroup.every(isPlaceable)
      ? vehicle
      : { ...vehicle, keikkaGroup: vehicle.keikkaGroup.filter(isPlaceable) },
  ),
});

/** The length in minutes between two ISO instants. */
export const minutesOf = ({ timeStart, timeEnd }: { timeStart: string; timeEnd: string }): number =>
  Math.round((Date.parse(timeEnd) - Date.parse(timeStart)) / MINUTE_MS);

export const overlaps = (a: Span, b: Span): boolean => a.startMs < b.endMs && b.startMs < a.endMs;

export function findItem(day: GridDay, key: ItemKey): GridItem | undefined {
  const isPalkki = key.startsWith('p');
  const id = Number(key.slice(1));
  // As numbers, because a moving pointer asks this of thousands of items.
  const isIt = (item: GridItem): boolean =>
    item.isPalkki ? isPalkki && item.palkkiId === id : !isPalkki && item.keikkaId === id;
  for (const vehicle of day.ajoneuvot) {
    const found = vehicle.keikkaGroup.find(isIt);
    if (found) return found;
  }
  return undefined;
}
