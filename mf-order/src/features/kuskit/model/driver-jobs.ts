import type { DayVehicle, GridDay, GridItem } from '@keikka/contracts';
import { common, meets, type Span } from '../../../day/span.js';
import { kuskitOf, spanOf, workOn } from '../../../day/work.js';

/** What takes a driver's time on a day. */
export interface Job extends Span {
  vehicleNo: string;
  /** The customer of an order, or what a palkki is; empty for an order that may not be read. */
  name: string;
}

/** The jobs of each driver on the board's day besides an order. */
export function jobsByDriver(
  { ajoneuvot }: Pick<GridDay, 'ajoneuvot'>,
  keikkaId: number,
): ReadonlyMap<number, readonly Job[]> {
  const jobs = new Map<number, Job[]>();
  for (const row of ajoneuvot)
    for (const item of workOn(row, keikkaId))
      for (const personId of driversOf(item, row)) {
        const { vehicleNo } = row;
        const job = { ...spanOf(item), vehicleNo, name: nameOf(item) };
        jobs.set(personId, [...(jobs.get(personId) ?? []), job]);
      }
  return jobs;
}

/**
 * As on the board, nobody drives an order without drivers of its own. Those of an order that may not be read are not
 * told: it counts for who drives the vehicle's other orders, or else for its driver of the day.
 */
function driversOf(item: GridItem, row: DayVehicle): ReadonlySet<number> {
  if (item.isPalkki || 'asiakasNimi' in item) return personsOf(item.kuskit);
  const kuskit = personsOf(kuskitOf(row));
  return kuskit.size > 0 || !row.dayDriver || row.dayDriver.pois ? kuskit : personsOf([row.dayDriver]);
}

const personsOf = (persons: readonly { personId: number }[]): ReadonlySet<number> =>
  new Set(persons.map(({ personId }) => personId));

function nameOf(item: GridItem): string {
  if (item.isPalkki) return item.grid_palkkiTypeDescription;
  return 'asiakasNimi' in item ? item.asiakasNimi : '';
}

/** The jobs that meet a time, the earliest first. */
export const meeting = (time: Span, jobs: readonly Job[]): Job[] =>
  jobs.filter((job) => meets(time, job)).toSorted((a, b) => a.startMs - b.startMs);

/** How much of a time is taken, in milliseconds; where jobs overlap each other, once. */
export function takenMs(time: Span, jobs: readonly Job[]): number {
  let [total, reachedMs] = [0, time.startMs];
  for (const job of meeting(time, jobs)) {
    const { startMs, endMs } = common(time, job);
    total += Math.max(0, endMs - Math.max(startMs, reachedMs));
    reachedMs = Math.max(reachedMs, endMs);
  }
  return total;
}
