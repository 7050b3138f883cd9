import type { Option } from '@keikka/ui';
import { inService } from '../../model/board-rows.js';
import type { DayVehicle, GridDay } from '../../model/grid-day.js';

/** The day's vehicles to choose from, each with what it says about the choice. */
export function vehicleOptions(day: GridDay, detailOf: (vehicle: DayVehicle) => string): Option<number>[] {
  return day.ajoneuvot
    .filter((vehicle) => inService(vehicle, day.yyyymmdd))
    .map((vehicle) => ({
      value: vehicle.vehicleId,
      label: vehicle.vehiclePuomi ? `${vehicle.vehicleNo} · ${vehicle.vehiclePuomi} m` : vehicle.vehicleNo,
      detail: detailOf(vehicle),
    }));
}
