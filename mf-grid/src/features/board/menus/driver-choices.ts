import type { DayVehicle, GridDay, GridDriver } from '@keikka/contracts';
import { texts as dayTexts } from '../../../day/texts.js';
import { texts } from '../texts.js';
import { driverRows } from '../../../day/model/drivers.js';
import { resolveDriverDrop } from '../../../day/drops/resolve-driver-drop.js';

/** A driver in the menu of a vehicle. */
export interface DriverChoice {
  driver: GridDriver;
  /** Already drives this vehicle. */
  current: boolean;
  /** Can be chosen: not away, and not already the vehicle's only driver. */
  possible: boolean;
  /** The driver's work that day: another vehicle's number, an absence, or nothing yet. */
  detail: string;
}

const rank = ({ current, possible, driver }: DriverChoice): number =>
  current ? 0 : !possible ? 3 : driver.vehicleId === null ? 1 : 2;

/**
 * The day's drivers in the order of the menu: the vehicle's own, the free ones, those of other vehicles, the absent
 * ones.
 */
export function driverChoices(day: GridDay, vehicle: DayVehicle): DriverChoice[] {
  return driverRows(day)
    .map(({ driver, vehicleNo }): DriverChoice => {
      const result = resolveDriverDrop(day.yyyymmdd, driver, vehicle);
      const current = drives(vehicle, driver.personId);
      const away = driver.pois ? driver.statusName || dayTexts.drivers.away : null;
      return {
        driver,
        current,
        possible: 'move' in result,
        detail: away ?? vehicleNo ?? texts.idle,
      };
    })
    .sort((a, b) => rank(a) - rank(b));
}

function drives({ dayDriver, keikkaGroup }: DayVehicle, personId: number): boolean {
  const named = keikkaGroup.some(
    (item) => item.isKeikka && item.kuskit.some((kuski) => kuski.personId === personId),
  );
  return named || (dayDriver?.personId === personId && !dayDriver.pois);
}
