import type { DayVehicle, GridDay, GridItem } from '@keikka/contracts';
import { driverless, lacksDriver } from '../model/work.js';
import { texts } from '../texts.js';
import { conflictTexts } from './conflict-text.js';
import { driverBookings, vehicleBookings } from './conflicts.js';
import { absenceWarnings, vehicleWarnings, warningNames, warningTexts } from './warnings.js';

/** By the item itself, because a key would have to be made for each of the thousands of a day. */
type Texts = ReadonlyMap<GridItem, string>;

/** What is said of orders because of their drivers, who may drive several vehicles. */
export interface DriverMarks {
  conflicts: Texts;
  absences: Texts;
  /** The vehicles that have any of these orders: a change of one driver concerns few of them. */
  vehicleIds: ReadonlySet<number>;
}

export const noDriverMarks: DriverMarks = {
  conflicts: new Map(),
  absences: new Map(),
  vehicleIds: new Set(),
};

export function driverMarks(day: GridDay): DriverMarks {
  const conflicts = conflictTexts(driverBookings(day));
  const absences = warningTexts(absenceWarnings(day));
  const marked = [...conflicts.keys(), ...absences.keys()];
  return { conflicts, absences, vehicleIds: new Set(marked.map(({ vehicleId }) => vehicleId)) };
}

/** What is said of a vehicle's row. */
export interface RowMarks {
  /** The vehicle is double-booked. */
  conflict: boolean;
  /** A driver of its orders is double-booked. */
  driverConflict: boolean;
  /** What of the vehicle does not fit its orders, 'Puomi, Huolto'; empty when all does. */
  warning: string;
  /** A driver of its orders is away. */
  driverAway: boolean;
  /** The number of its orders that nobody drives. */
  without: number;
}

/** What is said of a bar; empty when there is nothing to say. */
export interface BarMarks {
  /** Why the job cannot be done: its vehicle or driver is elsewhere at the time. */
  conflict: string;
  /** Why vehicle or driver do not fit the job: boom, maintenance, absence. */
  warning: string;
  /** Nobody drives it. */
  isDriverless: boolean;
}

/** One text for all items of the vehicle, which distinguishes them by position. */
export function ownDriverTexts({ vehicleId, keikkaGroup }: DayVehicle, drivers: DriverMarks | null): string {
  if (!drivers) return 'past';
  if (!drivers.vehicleIds.has(vehicleId)) return '';
  const { conflicts, absences } = drivers;
  return keikkaGroup.map((item) => `${conflicts.get(item) ?? ''}/${absences.get(item) ?? ''}`).join('|');
}

const has = (items: DayVehicle['keikkaGroup'], texts: Texts): boolean =>
  texts.size > 0 && items.some((item) => texts.has(item));

/** Without `drivers` the day is past: nobody can act on it any more, so nothing is marked. */
export function rowMarks(vehicle: DayVehicle, drivers: DriverMarks | null): RowMarks {
  if (!drivers) return { conflict: false, driverConflict: false, warning: '', driverAway: false, without: 0 };
  return {
    conflict: vehicleBookings(vehicle).length > 0,
    driverConflict: has(vehicle.keikkaGroup, drivers.conflicts),
    warning: warningNames(vehicleWarnings(vehicle)),
    driverAway: has(vehicle.keikkaGroup, drivers.absences),
    without: driverless(vehicle).length,
  };
}

/** The marks of each bar of the vehicle. */
export function barMarks(vehicle: DayVehicle, drivers: DriverMarks | null): (item: GridItem) => BarMarks {
  if (!drivers) return () => unmarked;
  const conflicts = [conflictTexts(vehicleBookings(vehicle)), drivers.conflicts];
  const warnings = [warningTexts(vehicleWarnings(vehicle)), drivers.absences];
  const said = (texts: Texts[], item: GridItem): string =>
    texts
      .map((each) => each.get(item))
      .filter(Boolean)
      .join('; ');
  return (item) => {
    const isDriverless = lacksDriver(item, vehicle);
    const doubts = [isDriverless && texts.noDriver, said(warnings, item)].filter(Boolean).join('; ');
    return { conflict: said(conflicts, item), warning: doubts, isDriverless };
  };
}

const unmarked: BarMarks = { conflict: '', warning: '', isDriverless: false };
