import type { Option } from '@keikka/ui';
import { mayPlan } from '../../../may-plan/may-plan.js';
import { inService } from '../../../day/rows/board-rows.js';
import type { DayVehicle, GridDay } from '../../../day/model/grid-day.js';

/**
 * The day's vehicles that would be accepted, each with what it says about the choice. The one something stands on
 * already is among them: it may stay there.
 */
export function vehicleOptions(
  day: GridDay,
  currentId: number | null,
  detailOf: (vehicle: DayVehicle) => string,
): Option<number>[] {
  return day.ajoneuvot
    .filter(
      (vehicle) => inService(vehicle, day.yyyymmdd) && (mayPlan(vehicle) || vehicle.vehicleId === currentId),
    )
    .map((vehicle) => ({
      value: vehicle.vehicleId,
      label: vehicle.vehiclePuomi ? `${vehicle.vehicleNo} · ${vehicle.vehiclePuomi} m` : vehicle.vehicleNo,
      code: vehicle.vehicleNo,
      detail: detailOf(vehicle),
    }));
}
