import type { GridDay, GridDriver, GridKeikka } from '@keikka/contracts';
import { drivenKeikat } from './row-texts.js';

export type DriverState = 'away' | 'free' | 'driving';

export interface DriverRow {
  driver: GridDriver;
  state: DriverState;
  vehicleNo: string | null;
  /** The vehicle's place on the board. */
  sortNo: number;
  keikkaCount: number;
  m3: number;
}

const rankOf: Record<DriverState, number> = { away: 0, free: 1, driving: 2 };

/** Employed that day: start and end dates filter the list, both included (G-171). */
const employed = (driver: GridDriver, yyyymmdd: string): boolean =>
  driver.person_deletedTime === null &&
  (driver.startDate === null || driver.startDate <= yyyymmdd) &&
  (driver.endDate === null || yyyymmdd <= driver.endDate);

/** The day's drivers with their work on the board: the absent ones first, then the free ones, then by vehicle. */
export function driverRows(day: GridDay): DriverRow[] {
  const vehicles = new Map(day.ajoneuvot.map((vehicle) => [vehicle.vehicleId, vehicle]));
  const sums = driverSums(day);
  return (day.kuskit ?? [])
    .filter((driver) => employed(driver, day.yyyymmdd))
    .map((driver): DriverRow => {
      const vehicle = driver.vehicleId === null ? undefined : vehicles.get(driver.vehicleId);
      const state = driver.pois ? 'away' : driver.vehicleId === null ? 'free' : 'driving';
      const { vehicleNo = null, sortNo = 0 } = vehicle ?? {};
      return { driver, state, vehicleNo, sortNo, ...(sums.get(driver.personId) ?? noLoad) };
    })
    .sort(
      (a, b) =>
        rankOf[a.state] - rankOf[b.state] ||
        a.sortNo - b.sortNo ||
        byName(a.driver.personLastName, b.driver.personLastName),
    );
}

const noLoad = { keikkaCount: 0, m3: 0 };

const byName = (a: string, b: string): number => a.localeCompare(b, 'fi', { numeric: true });

function driverSums(day: GridDay): Map<number, { keikkaCount: number; m3: number }> {
  const sums = new Map<number, { keikkaCount: number; m3: number }>();
  for (const vehicle of day.ajoneuvot) {
    for (const { kuskit, m3 } of drivenKeikat(vehicle)) {
      for (const { personId } of kuskit) {
        const sum = sums.get(personId);
        if (sum) {
          sum.keikkaCount += 1;
          sum.m3 += m3;
        } else sums.set(personId, { keikkaCount: 1, m3 });
      }
    }
  }
  return sums;
}

/** A person's work of the day, on any vehicles. */
export const jobsOf = (day: GridDay, personId: number): GridKeikka[] =>
  day.ajoneuvot
    .flatMap(drivenKeikat)
    .filter(({ kuskit }) => kuskit.some((kuski) => kuski.personId === personId));
