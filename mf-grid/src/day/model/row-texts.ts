import type { DayVehicle, GridKeikka, KeikkaKuski } from '@keikka/contracts';
import { takesTime, listedName, shortName } from '@keikka/domain';
import { texts } from '../texts.js';
import { isReadable } from './grid-day.js';

interface DriverCellText {
  name: string;
  /** The same driver with the whole first name. */
  wholeName: string;
  /** The phone number of the named driver; empty without one. */
  phone: string;
  /** The number of further drivers that do not fit into the cell. */
  more: number;
  /** All drivers in full. */
  whole: string;
  /** Jobs without a driver: amber, unless the vehicle needs no such reminder (C-79). */
  missing: boolean;
}

type Driver = Pick<KeikkaKuski, 'personId' | 'personFirstName' | 'personLastName' | 'personPhone'>;

/** The orders that are driven: not cancelled, not deleted. */
export const drivenKeikat = ({ keikkaGroup }: DayVehicle): GridKeikka[] =>
  keikkaGroup.filter((item): item is GridKeikka => isReadable(item) && takesTime(item.keikkaTilaId));

/** The drivers of the vehicle's orders that day; without any, the day driver, unless away. */
export function vehicleDrivers(vehicle: DayVehicle): Driver[] {
  const kuskit = new Map(
    drivenKeikat(vehicle)
      .flatMap((keikka) => keikka.kuskit)
      .map((kuski) => [kuski.personId, kuski]),
  );
  if (kuskit.size > 0) return [...kuskit.values()];
  return vehicle.dayDriver && !vehicle.dayDriver.pois ? [vehicle.dayDriver] : [];
}

/** The vehicle's day driver is away, and nobody else drives it. */
export const isDriverAway = (vehicle: DayVehicle): boolean =>
  vehicle.dayDriver?.pois === true && vehicleDrivers(vehicle).length === 0;

export function driverCell(vehicle: DayVehicle): DriverCellText {
  const [first, ...others] = vehicleDrivers(vehicle);
  if (first) {
    const whole = [first, ...others].map(listedName).join(', ');
    return {
      name: shortName(first),
      wholeName: `${first.personFirstName} ${first.personLastName}`.trim(),
      phone: first.personPhone,
      more: others.length,
      whole,
      missing: false,
    };
  }
  const missing = drivenKeikat(vehicle).length > 0 && vehicle.useNoDriverBar !== false;
  const name = missing ? texts.noDriver : '';
  return { name, wholeName: name, phone: '', more: 0, whole: name, missing };
}
