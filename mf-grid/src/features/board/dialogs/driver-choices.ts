import type { DayVehicle, GridDay, GridDriver } from '@keikka/contracts';
import { texts as dayTexts } from '../../../day/texts.js';
import { texts } from '../texts.js';
import { driverAnswer } from '../../../day/drops/row-answer.js';
import { driverRows, jobsOf } from '../../../day/model/drivers.js';
import { driverless } from '../../../day/model/work.js';
import { resolveDriverDrop } from '../../../day/drops/resolve-driver-drop.js';

/** A driver in the menu of a vehicle. */
export interface DriverChoice {
  driver: GridDriver;
  /** Already drives this vehicle. */
  current: boolean;
  /** Can be chosen: not away, and not already the vehicle's only driver. */
  possible: boolean;
  /** What the vehicle's orders leave of the driver's day: 'P15 · vapaa', 'P15 · varattu 10–12', 'Sairas'. */
  detail: string;
  /** Its part of the menu; the vehicle's own stand before the parts. */
  part: 'own' | 'free' | 'busy' | 'away';
}

/** The order of the parts; among the free those without a vehicle come first. */
const parts: readonly DriverChoice['part'][] = ['own', 'free', 'busy', 'away'];

/** The day's drivers in the order of the menu. Whoever is busy can be chosen, as on the board (G-144). */
export function driverChoices(day: GridDay, vehicle: DayVehicle): DriverChoice[] {
  return driverRows(day)
    .map(({ driver, vehicleNo }): DriverChoice => {
      const possible = 'move' in resolveDriverDrop(day.yyyymmdd, driver, vehicle);
      const current = drives(vehicle, driver.personId);
      const away = driver.pois ? driver.statusName || dayTexts.drivers.away : null;
      const answer = driverAnswer(vehicle, day.yyyymmdd, { driver, jobs: jobsOf(day, driver.personId) });
      const busy = answer.kind === 'ban';
      const detail = away ?? [vehicleNo, busy ? answer.text : texts.free].filter(Boolean).join(' · ');
      const part = current ? 'own' : !possible ? 'away' : busy ? 'busy' : 'free';
      return { driver, current, possible, detail, part };
    })
    .sort(
      (a, b) =>
        parts.indexOf(a.part) - parts.indexOf(b.part) ||
        (a.part === 'free' ? Number(a.driver.vehicleId !== null) - Number(b.driver.vehicleId !== null) : 0),
    );
}

/** Of its orders, or of the day; not the vehicle's own driver who was taken off orders that wait for one. */
function drives(vehicle: DayVehicle, personId: number): boolean {
  const { dayDriver, keikkaGroup } = vehicle;
  const named = keikkaGroup.some(
    (item) => item.isKeikka && item.kuskit.some((kuski) => kuski.personId === personId),
  );
  return named || (dayDriver?.personId === personId && !dayDriver.pois && driverless(vehicle).length === 0);
}
