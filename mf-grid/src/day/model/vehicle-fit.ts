import type { GridItem, GridVehicle } from '@keikka/contracts';
import { neededBoom, vehicleLack, type VehicleLack, type VehicleNeed } from '@keikka/domain';
import { isReadable } from './grid-day.js';

/** What the order asks of its vehicle; null for what asks for nothing that the viewer could know. */
const needOf = (item: GridItem): VehicleNeed | null =>
  isReadable(item) ? { vehicleTypeId: item.vehicleTypeId, puomi: item.pumppuPuomi } : null;

/** The boom that the order needs; a mixer pours without one. */
export function orderedBoom(item: GridItem): number | null {
  const need = needOf(item);
  return need && neededBoom(need);
}

/** What the vehicle lacks for the order, in its type or in its boom; null when it fits. */
export function lackOf(
  vehicle: Pick<GridVehicle, 'vehicleTypeId' | 'vehiclePuomi'>,
  item: GridItem,
): VehicleLack | null {
  const need = needOf(item);
  return need && vehicleLack(vehicle, need);
}
