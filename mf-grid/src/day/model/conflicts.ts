import type { DayVehicle, GridDay, GridItem } from '@keikka/contracts';
import { takesTime, givenName } from '@keikka/domain';
import { isReadable, itemKey, spanOf, type ItemKey } from './grid-day.js';
import { standApart } from './lanes.js';

/** A job that stands on the time of others. */
export interface Clash {
  item: GridItem;
  /** One of the others: the one before that ends last, else the next. */
  other: GridItem;
  /** How many others there are. */
  count: number;
}

/** A vehicle or a driver with two jobs at once, or a chain of them; the jobs by their start. */
export interface DoubleBooking {
  kind: 'vehicle' | 'driver';
  /** vehicleId or personId. */
  id: number;
  /** 'P12' or 'Matti M.' */
  name: string;
  clashes: Clash[];
}

/**
 * Only work collides. A palkki beside an order is a remark, a cancelled or deleted order is no work, a copy that is not
 * saved is none yet, and what ends when it begins takes no time. Driving times do not count: they are the concrete
 * truck's way from the factory and not the pump's, and on a full day they overlap by intent; the drag tells of a short
 * gap, red is for what cannot be driven at all.
 */
const isWork = (item: GridItem): boolean =>
  item.isKeikka && !item.isTemp && (!isReadable(item) || takesTime(item.keikkaTilaId)) && lasts(item);

const lasts = (item: GridItem): boolean => spanOf(item).startMs < spanOf(item).endMs;
const startOf = (item: GridItem): number => spanOf(item).startMs;
const endOf = (item: GridItem): number => spanOf(item).endMs;

/**
 * The jobs among the items that stand on each other's time, a group for those that hang together. Jobs that only touch
 * do not collide. By start, a job collides with an earlier one when the one that ends last of them is still going on,
 * and with a later one when the next begins before it ends: so each is looked at once after sorting.
 */
export function findClashes(items: readonly GridItem[]): Clash[][] {
  const work = items.filter(isWork);
  if (standApart(work.map(spanOf))) return [];
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

/** How many of the sorted numbers are less than the limit. */
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

/** Remembered per vehicle: a change of the day is a change of one or two of them. */
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

/** Drivers with two jobs at once, on whatever vehicles; remembered per day, since board and list both ask. */
export function driverBookings(day: GridDay): DoubleBooking[] {
  const known = ofDrivers.get(day);
  if (known) return known;
  const drivers = new Map<number, { name: string; items: Set<GridItem> }>();
  for (const item of day.ajoneuvot.flatMap((vehicle) => vehicle.keikkaGroup)) {
    for (const kuski of item.isKeikka ? item.kuskit : []) {
      const driver = drivers.get(kuski.personId) ?? { name: givenName(kuski), items: new Set() };
      drivers.set(kuski.personId, driver);
      driver.items.add(item);
    }
  }
  const found = [...drivers].flatMap(([id, { name, items }]) =>
    findClashes([...items]).map((clashes): DoubleBooking => ({ kind: 'driver', id, name, clashes })),
  );
  ofDrivers.set(day, found);
  return found;
}

/** Every double booking of the day, the earliest first. */
export const dayBookings = (day: GridDay): DoubleBooking[] =>
  [...day.ajoneuvot.flatMap(vehicleBookings), ...driverBookings(day)].sort((a, b) => firstMs(a) - firstMs(b));

const firstMs = ({ clashes }: DoubleBooking): number => (clashes[0] ? startOf(clashes[0].item) : 0);

/**
 * What someone has to mend: a driver who is booked twice only because the vehicle is, is mended with the vehicle, and
 * one mistake is told once.
 */
export const bookingsToMend = (day: GridDay): DoubleBooking[] =>
  dayBookings(day).filter(
    ({ kind, clashes }) => kind === 'vehicle' || new Set(clashes.map(({ item }) => item.vehicleId)).size > 1,
  );

/** The bookings' clashes by the item they mark. */
export function clashesByItem(bookings: readonly DoubleBooking[]): Map<ItemKey, [DoubleBooking, Clash][]> {
  const found = new Map<ItemKey, [DoubleBooking, Clash][]>();
  for (const booking of bookings) {
    for (const clash of booking.clashes) {
      const key = itemKey(clash.item);
      found.set(key, [...(found.get(key) ?? []), [booking, clash]]);
    }
  }
  return found;
}
