import type { DayVehicle, GridItem } from '@keikka/contracts';
import { hasWords, keikkaTila, listedName, searchText } from '@keikka/domain';
import type { BoardBar, BoardRow, VehicleRow } from '../../../day/rows/board-rows.js';
import { matchesFilter } from '../../../day/rows/day-filter.js';
import { vehicleDrivers } from '../../../day/model/row-texts.js';

/** A vehicle of the phone's list with those of its jobs that match. */
export interface ListedVehicle {
  row: VehicleRow;
  jobs: readonly BoardBar[];
  /** The vehicle with only these jobs. */
  work: DayVehicle;
}

interface ListFilter {
  words: readonly string[];
  /** Only this person's work; null for everybody's. */
  personId: number | null;
}

/** A list leaves out what does not match, where the board fades it. */
export function listedVehicles(rows: readonly BoardRow[], { words, personId }: ListFilter): ListedVehicle[] {
  return rows
    .filter((row) => row.kind === 'vehicle')
    .flatMap((row) => {
      const own = personId === null ? row.all : ownJobs(row, personId);
      const jobs = own && soughtJobs(row.vehicle, own, words);
      return jobs ? [{ row, jobs, work: workOf(row, jobs) }] : [];
    });
}

/** The number of listed jobs, and of vehicles without any. */
export const listedCount = (listed: readonly ListedVehicle[]): number =>
  listed.reduce((sum, { jobs }) => sum + Math.max(jobs.length, 1), 0);

/** The vehicle's day driver, or a driver of one of its jobs. */
export const drives = ({ dayDriver, keikkaGroup }: DayVehicle, personId: number): boolean =>
  (dayDriver?.personId === personId && !dayDriver.pois) || keikkaGroup.some((item) => isFor(item, personId));

/** A recently deleted order is still in the day and belongs to nobody (G-138). */
const isFor = ({ keikkaTilaId, kuskit }: GridItem, personId: number): boolean =>
  keikkaTilaId !== keikkaTila.poistettu && kuskit.some((kuski) => kuski.personId === personId);

/** A job without drivers belongs to the vehicle's driver. null when the person has no part in the vehicle. */
function ownJobs({ vehicle, all }: VehicleRow, personId: number): readonly BoardBar[] | null {
  if (!drives(vehicle, personId)) return null;
  return all.filter(({ item }) => item.kuskit.length === 0 || isFor(item, personId));
}

/** The jobs with every word; all jobs when only the vehicle matches; null when nothing does. */
function soughtJobs(
  vehicle: DayVehicle,
  jobs: readonly BoardBar[],
  words: readonly string[],
): readonly BoardBar[] | null {
  if (words.length === 0) return jobs;
  const sought = jobs.filter(({ item }) => matchesFilter(item, vehicle, words));
  if (sought.length > 0) return sought;
  const { vehicleNo, vehicleRegNo } = vehicle;
  const text = searchText(vehicleNo, vehicleRegNo, ...vehicleDrivers(vehicle).map(listedName));
  return hasWords(text, words) ? jobs : null;
}

const workOf = ({ vehicle, all }: VehicleRow, jobs: readonly BoardBar[]): DayVehicle =>
  jobs.length === all.length ? vehicle : { ...vehicle, keikkaGroup: jobs.map(({ item }) => item) };
