import type { GridItem, GridVehicle } from '@keikka/contracts';
import { takesTime } from '@keikka/domain';
import { isReadable } from './grid-day.js';

/** Types of vehicles. A pumi is a mixer with a pump; other types say nothing about what they can do. */
const [BETONIAUTO, PUMI, PUMPPU] = [1, 2, 3];

/** What a vehicle lacks for an order. */
export interface Lack {
  kind: 'betoniauto' | 'pumppu' | 'puomi';
  /** What `own` and `ordered` are: metres of boom, or types of vehicles. */
  of: 'boom' | 'type';
  own: number;
  ordered: number;
}

/** The boom that the order needs; a mixer pours without one. */
export const orderedBoom = (item: GridItem): number | null =>
  isReadable(item) && item.vehicleTypeId !== BETONIAUTO ? item.pumppuPuomi : null;

/** What the vehicle lacks for the order, in its type or in its boom; null when it fits. */
export function lackOf(
  { vehicleTypeId, vehiclePuomi }: Pick<GridVehicle, 'vehicleTypeId' | 'vehiclePuomi'>,
  item: GridItem,
): Lack | null {
  if (!isReadable(item)) return null;
  const { vehicleTypeId: ordered } = item;
  if (ordered === BETONIAUTO && vehicleTypeId === PUMPPU)
    return { kind: 'betoniauto', of: 'type', own: PUMPPU, ordered };
  const isMixer = vehicleTypeId === BETONIAUTO;
  const kind = isMixer ? 'pumppu' : 'puomi';
  const own = isMixer ? 0 : (vehiclePuomi ?? 0);
  const boom = orderedBoom(item);
  if (boom !== null && own < boom) return { kind, of: 'boom', own, ordered: boom };
  const isPumpOrdered = ordered === PUMI || ordered === PUMPPU;
  return isMixer && isPumpOrdered ? { kind, of: 'type', own: BETONIAUTO, ordered } : null;
}

/**
 * Whether the item needs its vehicle for itself: an order that is driven, whether or not the viewer may read it, or a
 * palkki of a type that keeps the vehicle from driving.
 */
export function takesVehicle(item: GridItem): boolean {
  if (item.isPalkki) return !item.vehicleAvailable;
  return !isReadable(item) || takesTime(item.keikkaTilaId);
}
