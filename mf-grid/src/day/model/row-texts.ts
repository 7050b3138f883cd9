import type { DayVehicle, GridKeikka, KeikkaKuski } from '@keikka/contracts';
import { takesTime, listedName, shortName } from '@keikka/domain';
import { texts } from '../texts.js';
import { isReadable } from './grid-day.js';

export interface DriverCellText {
  name: string;
  /** Of whoever is named; empty when nobody is. */
  phone: string;
  /** Further drivers that the cell has no room for. */
  more: number;
  /** All of them whole. */
  whole: string;
  /** Jobs, but nobody to drive: amber, unless the vehicle needs no such reminder (C-79). */
  missing: boolean;
}

type Driver = Pick<KeikkaKuski, 'personId' | 'personFirstName' | 'personLastName' | 'personPhone'>;

/** The orders that are driven, not those that were cancelled or deleted. */
export const drivenKeikat = ({ keikkaGroup }: DayVehicle): GridKeikka[] =>
  keikkaGroup.filter(isReadable).filter(({ keikkaTilaId }) => takesTime(keikkaTilaId));

/** Whoever drives the vehicle's orders that day; without any the driver of the day, unless away. */
export function vehicleDrivers(vehicle: DayVehicle): Driver[] {
  const kuskit = new Map(
    drivenKeikat(vehicle)
      .flatMap((keikka) => keikka.kuskit)
      .map((kuski) => [kuski.personId, kuski]),
  );
  if (kuskit.size > 0) return [...kuskit.values()];
  return vehicle.dayDriver && !vehicle.dayDriver.pois ? [vehicle.dayDriver] : [];
}

/** The vehicle has a driver that day, who is away, and nobody else drives it. */
export const isDriverAway = (vehicle: DayVehicle): boolean =>
  vehicle.dayDriver?.pois === true && vehicleDrivers(vehicle).length === 0;

export function driverCell(vehicle: DayVehicle): DriverCellText {
  const [first, ...others] = vehicleDrivers(vehicle);
  if (first) {
    const whole = [first, ...others].map(listedName).join(', ');
    return {
      name: shortName(first),
      phone: first.personPhone,
      more: others.length,
      whole,
      missing: false,
    };
  }
  const missing = drivenKeikat(vehicle).length > 0 && vehicle.useNoDriverBar !== false;
  const name = missing ? texts.noDriver : '';
  return { name, phone: '', more: 0, whole: name, missing };
}
