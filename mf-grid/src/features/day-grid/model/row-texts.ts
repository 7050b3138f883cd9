import { takesTime } from '@keikka/domain';
import { texts } from '../texts.js';
import { isReadable, type DayVehicle } from './grid-day.js';

export interface DriverCellText {
  name: string;
  /** Further drivers that the cell has no room for. */
  more: number;
  /** Jobs, but nobody to drive: amber, unless the vehicle needs no such reminder (C-79). */
  missing: boolean;
}

interface Named {
  personId: number;
  personFirstName: string;
  personLastName: string;
}

const shortName = ({ personFirstName, personLastName }: Named): string =>
  personFirstName ? `${personFirstName.slice(0, 1)}. ${personLastName}` : personLastName;

/** 'Saarinen Juha', as lists of persons print it. */
export const driverName = ({ personFirstName, personLastName }: Omit<Named, 'personId'>): string =>
  `${personLastName} ${personFirstName}`.trim();

/** Whoever drives the vehicle's orders that day; without orders the driver of the day. */
export function driverCell(vehicle: DayVehicle): DriverCellText {
  const keikat = vehicle.keikkaGroup.filter(isReadable).filter((keikka) => takesTime(keikka.keikkaTilaId));
  const kuskit = new Map<number, Named>(
    keikat.flatMap((keikka) => keikka.kuskit).map((kuski) => [kuski.personId, kuski]),
  );
  const [first, ...others] = kuskit.values();
  const named = first ?? (vehicle.dayDriver?.pois ? undefined : (vehicle.dayDriver ?? undefined));
  if (named) return { name: shortName(named), more: others.length, missing: false };
  const missing = keikat.length > 0 && vehicle.useNoDriverBar !== false;
  return { name: missing ? texts.noDriver : '', more: 0, missing };
}
