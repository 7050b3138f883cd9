import type { DayVehicle, GridDay } from '@keikka/contracts';
import { itemKey, type ItemKey } from '../model/grid-day.js';
import { conflictTexts } from './conflict-text.js';
import { driverBookings, vehicleBookings } from './conflicts.js';
import { absenceWarnings, vehicleWarnings, warningNames, warningTexts } from './warnings.js';

type Texts = ReadonlyMap<ItemKey, string>;

/** What is said of orders because of their drivers, who may drive several vehicles. */
export interface DriverMarks {
  conflicts: Texts;
  absences: Texts;
}

export const noDriverMarks: DriverMarks = { conflicts: new Map(), absences: new Map() };

export const driverMarks = (day: GridDay): DriverMarks => ({
  conflicts: conflictTexts(driverBookings(day)),
  absences: warningTexts(absenceWarnings(day)),
});

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
}

/** What is said of a bar; empty when there is nothing to say. */
export interface BarMarks {
  /** Why the job cannot be done: its vehicle or driver is elsewhere at the time. */
  conflict: string;
  /** Why vehicle or driver do not fit the job: boom, maintenance, absence. */
  warning: string;
}

/** One text for all items of the vehicle, which distinguishes them by position. */
export const ownDriverTexts = (vehicle: DayVehicle, drivers: DriverMarks | null): string =>
  drivers ? `${ownTexts(vehicle, drivers.conflicts)}/${ownTexts(vehicle, drivers.absences)}` : 'past';

const ownTexts = ({ keikkaGroup }: DayVehicle, texts: Texts): string =>
  has(keikkaGroup, texts) ? keikkaGroup.map((item) => texts.get(itemKey(item))).join('|') : '';

const has = (items: DayVehicle['keikkaGroup'], texts: Texts): boolean =>
  texts.size > 0 && items.some((item) => texts.has(itemKey(item)));

/** Without `drivers` the day is past: nobody can act on it any more, so nothing is marked. */
export function rowMarks(vehicle: DayVehicle, drivers: DriverMarks | null): RowMarks {
  if (!drivers) return { conflict: false, driverConflict: false, warning: '', driverAway: false };
  return {
    conflict: vehicleBookings(vehicle).length > 0,
    driverConflict: has(vehicle.keikkaGroup, drivers.conflicts),
    warning: warningNames(vehicleWarnings(vehicle)),
    driverAway: has(vehicle.keikkaGroup, drivers.absences),
  };
}

/** The marks of each bar of the vehicle. */
export function barMarks(vehicle: DayVehicle, drivers: DriverMarks | null): (key: ItemKey) => BarMarks {
  if (!drivers) return () => unmarked;
  const conflicts = [conflictTexts(vehicleBookings(vehicle)), drivers.conflicts];
  const warnings = [warningTexts(vehicleWarnings(vehicle)), drivers.absences];
  const said = (texts: Texts[], key: ItemKey): string =>
    texts
      .map((each) => each.get(key))
      .filter(Boolean)
      .join('; ');
  return (key) => ({ conflict: said(conflicts, key), warning: said(warnings, key) });
}

const unmarked: BarMarks = { conflict: '', warning: '' };
