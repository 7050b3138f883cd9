import type { DayVehicle, GridKeikka, KeikkaKuski } from '@keikka/contracts';
import { takesTime, listedName, shortName } from '@keikka/domain';
import { driverTexts } from '../driver-texts.js';
import { texts } from '../texts.js';
import { keikkaTitle } from './bar-content.js';
import { isReadable } from './grid-day.js';
import { itemTimes } from './item-text.js';
import { lacksDriver } from './work.js';

interface DriverCellText {
  name: string;
  /** The same driver with the whole first name. */
  wholeName: string;
  /** The named driver; undefined without one. */
  personId?: number;
  /** The phone number of the named driver; empty without one. */
  phone: string;
  /** The number of further drivers that do not fit into the cell. */
  more: number;
  /** All drivers in full, and what each drives where they differ. */
  whole: string;
  /** Nobody drives the vehicle's work, although it needs a driver (C-79). */
  missing: boolean;
  /** How many orders have no driver, '2 tilausta' or '2 ilman'; empty when all have one. */
  gap: string;
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

/**
 * `without` are the vehicle's orders that wait for a driver; on a past day nobody asks for one. Who `choosesDriver` is
 * told that nobody is chosen though nothing waits.
 */
export function driverCell(vehicle: DayVehicle, without = 0, choosesDriver = false): DriverCellText {
  const drives = drivenKeikat(vehicle).some(({ kuskit }) => kuskit.length > 0);
  const [first, ...others] = without > 0 && !drives ? [] : vehicleDrivers(vehicle);
  if (first) {
    return {
      name: shortName(first),
      wholeName: `${first.personFirstName} ${first.personLastName}`.trim(),
      personId: first.personId,
      phone: first.personPhone,
      more: others.length,
      whole: driversInWords(vehicle) ?? [first, ...others].map(listedName).join(', '),
      missing: false,
      gap: without > 0 ? driverTexts.without(without) : '',
    };
  }
  const missing = without > 0;
  const name = missing || (choosesDriver && vehicle.useNoDriverBar !== false) ? texts.noDriver : '';
  const gap = missing ? driverTexts.orders(without) : '';
  return { name, wholeName: name, phone: '', more: 0, whole: name, missing, gap };
}

/** Who drives which order, a line for each; undefined when all have the same drivers. */
function driversInWords(vehicle: DayVehicle): string | undefined {
  const jobs = new Map<string, string[]>();
  for (const keikka of drivenKeikat(vehicle)) {
    const names =
      keikka.kuskit.map(listedName).join(', ') || (lacksDriver(keikka, vehicle) && texts.noDriver);
    if (names) jobs.set(names, [...(jobs.get(names) ?? []), `${itemTimes(keikka)} ${keikkaTitle(keikka)}`]);
  }
  if (jobs.size < 2) return undefined;
  return [...jobs].map(([names, orders]) => `${names}: ${orders.join(', ')}`).join('\n');
}
