import type { DayVehicle, GridDriver } from '@keikka/contracts';
import type { DriverDropRejection } from '../model/rejection.js';
import { inService } from '../rows/board-rows.js';

interface DriverMove {
  personId: number;
  vehicleId: number;
}

export type DriverDropResult = { move: DriverMove } | { rejected: DriverDropRejection };

/** The reason why a driver cannot be sent anywhere that day; undefined when they can. */
export const driverRefusal = (driver: GridDriver): DriverDropRejection | undefined =>
  driver.pois ? 'DRIVER.AWAY' : undefined;

/** Resolves a drop of a driver on a vehicle, which replaces the drivers of all its orders of the day (G-144). */
export function resolveDriverDrop(
  yyyymmdd: string,
  driver: GridDriver,
  target: DayVehicle | null,
): DriverDropResult {
  const refusal = driverRefusal(driver);
  if (refusal) return { rejected: refusal };
  if (!target) return { rejected: 'DRIVER.NO_TARGET' };
  if (!target.plannable) return { rejected: 'DRIVER.NOT_PLANNED' };
  if (!inService(target, yyyymmdd)) return { rejected: 'DRIVER.NOT_IN_SERVICE' };
  const alone = target.keikkaGroup.every(
    (item) => !item.isKeikka || (item.kuskit.length === 1 && item.kuskit[0]?.personId === driver.personId),
  );
  if (alone && target.dayDriver?.personId === driver.personId) return { rejected: 'DRIVER.UNCHANGED' };
  return { move: { personId: driver.personId, vehicleId: target.vehicleId } };
}
