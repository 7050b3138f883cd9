import type { DayVehicle, GridDay, GridDriver } from '@keikka/contracts';
import { texts as dayTexts } from '../../../day/texts.js';
import { texts } from '../texts.js';
import { driverRows } from '../../../day/model/drivers.js';
import { resolveDriverDrop } from '../../../day/drops/resolve-driver-drop.js';

/** A driver that the menu of a vehicle offers. */
export interface DriverChoice {
  driver: GridDriver;
  /** Drives this vehicle already. */
  current: boolean;
  /** May be chosen; who is away may not, and who drives it alone has it already. */
  possible: boolean;
  /** What the driver does that day: another vehicle's number, the absence, or nothing yet. */
  detail: string;
}

const rank = ({ current, possible, driver }: DriverChoice): number =>
  current ? 0 : !possible ? 3 : driver.vehicleId === null ? 1 : 2;

/** The day's drivers as a vehicle may get them: its own, the free ones, those of other vehicles, those who are away. */
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
