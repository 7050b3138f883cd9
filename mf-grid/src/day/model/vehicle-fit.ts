import type { GridItem, GridVehicle } from '@keikka/contracts';
import { takesTime } from '@keikka/domain';
import { isReadable } from './grid-day.js';

const TRUCK_TYPE = 1;

/** A concrete truck has no boom at all. */
export const isTruck = ({ vehicleTypeId }: Pick<GridVehicle, 'vehicleTypeId'>): boolean =>
  vehicleTypeId === TRUCK_TYPE;

/** The ordered boom in metres when the vehicle's is shorter, else null. */
export function lackingBoom(
  vehicle: Pick<GridVehicle, 'vehicleTypeId' | 'vehiclePuomi'>,
  item: GridItem,
): number | null {
  const ordered = isReadable(item) ? item.pumppuPuomi : null;
  if (ordered === null) return null;
  const puomi = isTruck(vehicle) ? 0 : (vehicle.vehiclePuomi ?? 0);
  return puomi < ordered ? ordered : null;
}

/**
 * Whether the item needs its vehicle for itself: an order that is driven, whether or not the viewer may read it, or a
 * palkki of a type that keeps the vehicle from driving.
 */
export function takesVehicle(item: GridItem): boolean {
  if (item.isPalkki) return !item.vehicleAvailable;
  return !isReadable(item) || takesTime(item.keikkaTilaId);
}
