import type { DayVehicle, GridItem } from '@keikka/contracts';
import { keikkaTila, listedName } from '@keikka/domain';
import type { BoardBar, BoardRow, VehicleRow } from '../../../day/rows/board-rows.js';
import { matchesFilter } from '../../../day/rows/day-filter.js';
import { vehicleDrivers } from '../../../day/model/row-texts.js';

/** A vehicle of the phone's list with those of its jobs that are looked for. */
export interface ListedVehicle {
  row: VehicleRow;
  jobs: readonly BoardBar[];
  /** The vehicle as if it had these jobs only. */
  work: DayVehicle;
}

export interface ListFilter {
  words: readonly string[];
  /** Only what this person drives; null for everybody's. */
  personId: number | null;
}

/** On a list what is not looked for is in the way: it is left out, where the board fades it. */
export function listedVehicles(rows: readonly BoardRow[], { words, personId }: ListFilter): ListedVehicle[] {
  return rows
    .filter((row) => row.kind === 'vehicle')
    .flatMap((row) => {
      const own = personId === null ? row.all : ownJobs(row, personId);
      const jobs = own && soughtJobs(row.vehicle, own, words);
      return jobs ? [{ row, jobs, work: workOf(row, jobs) }] : [];
    });
}

/** Jobs in the list, and vehicles without any. */
export const listedCount = (listed: readonly ListedVehicle[]): number =>
  listed.reduce((sum, { jobs }) => sum + Math.max(jobs.length, 1), 0);

/** The vehicle's driver of the day, or named for one of its jobs. */
export const drives = ({ dayDriver, keikkaGroup }: DayVehicle, personId: number): boolean =>
  (dayDriver?.personId === personId && !dayDriver.pois) || keikkaGroup.some((item) => isFor(item, personId));

/** One that was deleted lately is still there, and nobody's (G-138). */
const isFor = ({ keikkaTilaId, kuskit }: GridItem, personId: number): boolean =>
  keikkaTilaId !== keikkaTila.poistettu && kuskit.some((kuski) => kuski.personId === personId);

/** What nobody is named for belongs to whoever drives the vehicle; null when the person has nothing to do with it. */
function ownJobs({ vehicle, all }: VehicleRow, personId: number): readonly BoardBar[] | null {
  if (!drives(vehicle, personId)) return null;
  return all.filter(({ item }) => item.kuskit.length === 0 || isFor(item, personId));
}

/** The jobs with every word; all of them when only the vehicle itself has; null when nothing has. */
function soughtJobs(
  vehicle: DayVehicle,
  jobs: readonly BoardBar[],
  words: readonly string[],
): readonly BoardBar[] | null {
  if (words.length === 0) return jobs;
  const sought = jobs.filter(({ item }) => matchesFilter(item, vehicle, words));
  if (sought.length > 0) return sought;
  const { vehicleNo, vehicleRegNo } = vehicle;
  const text = [vehicleNo, vehicleRegNo, ...vehicleDrivers(vehicle).map(listedName)]
    .join(' ')
    .toLocaleLowerCase('fi');
  return words.every((word) => text.includes(word)) ? jobs : null;
}

const workOf = ({ vehicle, all }: VehicleRow, jobs: readonly BoardBar[]): DayVehicle =>
  jobs.length === all.length ? vehicle : { ...vehicle, keikkaGroup: jobs.map(({ item }) => item) };
