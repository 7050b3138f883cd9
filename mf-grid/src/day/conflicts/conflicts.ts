import type { DayVehicle, GridDay, GridItem, KeikkaKuski } from '@keikka/contracts';
import { listedName } from '@keikka/domain';
import { instantOf, spanOf } from '../model/grid-day.js';
import { areDisjoint } from '../model/lanes.js';
import { isWork } from '../model/work.js';

/** A job that overlaps others. */
export interface Clash {
  item: GridItem;
  /** One of the others: the earlier one that ends last, or else the next. */
  other: GridItem;
  /** The number of others. */
  count: number;
}

/** A vehicle or a driver with two or more overlapping jobs, sorted by start. */
export interface DoubleBooking {
  kind: 'vehicle' | 'driver';
  /** vehicleId or personId. */
  id: number;
  /** 'P12' or 'Meikäläinen Matti' */
  name: string;
  clashes: Clash[];
}

const startOf = (item: GridItem): number => instantOf(item.timeStart);
const endOf = (item: GridItem): number => instantOf(item.timeEnd);

/**
 * The overlapping jobs among the items, in connected groups. Jobs that only touch do not collide. Sorted by start, a
 * job collides with an earlier one when the latest end so far is after its start, and with a later one when the next
 * begins before its end. So one pass after sorting is enough.
 */
export function findClashes(items: readonly GridItem[]): Clash[][] {
  const work: GridItem[] = items.filter(isWork);
  if (work.length < 2 || areDisjoint(work.map(spanOf))) return [];
  const jobs = work.sort((a, b) => startOf(a) - startOf(b));
  const starts = jobs.map(startOf);
  const ends = jobs.map(endOf).sort((a, b) => a - b);
  const groups: Clash[][] = [];
  let last: GridItem | undefined;
  jobs.forEach((item, index) => {
    const before = last && endOf(last) > startOf(item) ? last : undefined;
    const next = jobs[index + 1];
    const other = before ?? (next && startOf(next) < endOf(item) ? next : undefined);
    if (other) {
      const count = countBelow(starts, endOf(item)) - countBelow(ends, startOf(item) + 1) - 1;
      if (!before) groups.push([]);
      groups.at(-1)?.push({ item, other, count });
    }
    if (!last || endOf(last) < endOf(item)) last = item;
  });
  return groups;
}

/** The number of sorted numbers below the limit. */
function countBelow(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? limit) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

const ofVehicles = new WeakMap<DayVehicle, DoubleBooking[]>();

/** Remembered per vehicle, because a change of the day touches one or two of them. */
export function vehicleBookings(vehicle: DayVehicle): DoubleBooking[] {
  const known = ofVehicles.get(vehicle);
  if (known) return known;
  const { vehicleId: id, vehicleNo: name, keikkaGroup } = vehicle;
  const found = findClashes(keikkaGroup).map((clashes): DoubleBooking => ({
    kind: 'vehicle',
    id,
    name,
    clashes,
  }));
  ofVehicles.set(vehicle, found);
  return found;
}

const ofDrivers = new WeakMap<GridDay, DoubleBooking[]>();

/** Drivers with two jobs at once, on any vehicles. Remembered per day, since board and list both ask. */
export function driverBookings(day: GridDay): DoubleBooking[] {
  const known = ofDrivers.get(day);
  if (known) return known;
  const found: DoubleBooking[] = [];
  for (const [id, { kuski, items }] of jobsOfDrivers(day)) {
    for (const clashes of findClashes(items))
      found.push({ kind: 'driver', id, name: listedName(kuski), clashes });
  }
  ofDrivers.set(day, found);
  return found;
}

interface DriverJobs {
  kuski: KeikkaKuski;
  items: GridItem[];
}

/** Loops and not chains of arrays: they see ten thousand orders on each day and on each change of one. */
function jobsOfDrivers({ ajoneuvot }: GridDay): Map<number, DriverJobs> {
  const drivers = new Map<number, DriverJobs>();
  for (const { keikkaGroup } of ajoneuvot) {
    for (const item of keikkaGroup) {
      if (!item.isKeikka) continue;
      for (const kuski of item.kuskit) {
        const known = drivers.get(kuski.personId);
        if (!known) drivers.set(kuski.personId, { kuski, items: [item] });
        // A driver who is named twice on an order has it once.
        else if (known.items.at(-1) !== item) known.items.push(item);
      }
    }
  }
  return drivers;
}

/** Every double booking of the day, the earliest first. */
export const dayBookings = (day: GridDay): DoubleBooking[] =>
  [...day.ajoneuvot.flatMap(vehicleBookings), ...driverBookings(day)].sort((a, b) => firstMs(a) - firstMs(b));

const firstMs = ({ clashes }: DoubleBooking): number => (clashes[0] ? startOf(clashes[0].item) : 0);

/**
 * The double bookings that somebody has to resolve. A driver who is booked twice only because the vehicle is, is
 * resolved with the vehicle, so that one mistake is listed once.
 */
export const bookingsToResolve = (day: GridDay): DoubleBooking[] =>
  dayBookings(day).filter(
    ({ kind, clashes }) => kind === 'vehicle' || new Set(clashes.map(({ item }) => item.vehicleId)).size > 1,
  );

/** The double bookings by the items they mark. */
export function clashesByItem(bookings: readonly DoubleBooking[]): Map<GridItem, [DoubleBooking, Clash][]> {
  const found = new Map<GridItem, [DoubleBooking, Clash][]>();
  for (const booking of bookings) {
    for (const clash of booking.clashes) {
      found.set(clash.item, [...(found.get(clash.item) ?? []), [booking, clash]]);
    }
  }
  return found;
}
