import type { DayVehicle, GridDay } from '@keikka/contracts';
import { vehicleName } from '@keikka/domain';
import type { Option } from '@keikka/ui/forms';
import { inService } from '../../../day/rows/board-rows.js';

/**
 * The day's vehicles that would be accepted, each with its remark. The item's present vehicle is among them, because
 * the item may stay there.
 */
export function vehicleOptions(
  day: GridDay,
  currentId: number | null,
  detailOf: (vehicle: DayVehicle) => string,
): Option<number>[] {
  return day.ajoneuvot
    .filter(
      (vehicle) => inService(vehicle, day.yyyymmdd) && (vehicle.plannable || vehicle.vehicleId === currentId),
    )
    .map((vehicle) => ({
      value: vehicle.vehicleId,
      label: vehicleName(vehicle),
      code: vehicle.vehicleNo,
      detail: detailOf(vehicle),
    }));
}
