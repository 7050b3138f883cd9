import type { DayVehicle, GridDay, GridItem } from '@keikka/contracts';
import { addDays, dayRange } from '@keikka/domain';
import { randomNumbers } from '@keikka/domain/random';
import { gridDay, keikka, palkki, vehicle } from '../../../test/day.builder.js';
import { dayBookings, type DoubleBooking } from './conflicts.js';
import { spanOf } from '../model/grid-day.js';

const DAYS = 10_000;
const MINUTE_MS = 60_000;
/** Ordinary days, and those of 23 and 25 hours. */
const dates = ['20261120', '20270328', '20261025'];
const [CANCELLED, DELIVERED, DELETED] = [8, 9, 10];

const [someJob, somePalkki, someVehicle] = [keikka('8:00', '9:00'), palkki('8:00', '9:00'), vehicle(1)];

const kuski = (personId: number) => ({
  personId,
  personFirstName: 'Matti',
  personLastName: `M${personId}`,
  personPhone: '',
  isExplicitAssignment: true,
});

/**
 * From the evening before to the morning after, in quarters, so that many touch; on crowded days many at one minute.
 */
function randomItem(
  roll: (below: number) => number,
  yyyymmdd: string,
  id: number,
  crowded: boolean,
): GridItem {
  const { start } = dayRange(yyyymmdd);
  const { start: tomorrow } = dayRange(addDays(yyyymmdd, 1));
  const quarters = (tomorrow.getTime() - start.getTime()) / (15 * MINUTE_MS);
  const from = crowded ? 28 + roll(3) : roll(quarters + 16) - 8;
  const startMs = start.getTime() + from * 15 * MINUTE_MS + (roll(8) === 0 ? roll(15) * MINUTE_MS : 0);
  // Some end when they begin, or before.
  const endMs = startMs + (roll(12) === 0 ? -15 * roll(2) : 15 * (1 + roll(crowded ? 4 : 40))) * MINUTE_MS;
  const [timeStart, timeEnd] = [new Date(startMs).toISOString(), new Date(endMs).toISOString()];
  if (roll(10) === 0) return { ...somePalkki, palkkiId: id, timeStart, timeEnd };
  const kuskit = Array.from({ length: roll(4) === 0 ? 2 : roll(3) }, () => kuski(1 + roll(4)));
  const keikkaTilaId = [4, 4, 4, 4, 5, DELIVERED, 1, -100, CANCELLED, DELETED][roll(10)] ?? 4;
  const whole = { ...someJob, keikkaId: id, keikkaTilaId, timeStart, timeEnd, kuskit };
  return roll(20) === 0 ? { ...whole, isTemp: true } : whole;
}

function randomDay(roll: (below: number) => number, index: number): GridDay {
  const yyyymmdd = dates[index % dates.length] ?? '';
  const crowded = roll(5) === 0;
  let id = 0;
  const ajoneuvot = Array.from({ length: 1 + roll(4) }, (_, at): DayVehicle => {
    const vehicleId = at + 1;
    const count = roll(crowded ? 10 : 6);
    const keikkaGroup = Array.from({ length: count }, () => ({
      ...randomItem(roll, yyyymmdd, ++id, crowded),
      vehicleId,
    }));
    return { ...someVehicle, vehicleId, vehicleNo: `P${vehicleId}`, keikkaGroup };
  });
  return gridDay(ajoneuvot, { yyyymmdd });
}

type Found = Record<string, { clashing: Record<number, number>; groups: string[] }>;

/** Follows the words of the rule only: it compares each pair of jobs of each vehicle and each driver. */
function oracle(day: GridDay): Found {
  const items = day.ajoneuvot.flatMap((each) => each.keikkaGroup);
  const found: Found = {};
  for (const { vehicleId } of day.ajoneuvot) {
    look(
      found,
      `vehicle ${vehicleId}`,
      items.filter((item) => item.vehicleId === vehicleId),
    );
  }
  for (const personId of [1, 2, 3, 4]) {
    look(
      found,
      `driver ${personId}`,
      items.filter((item) => item.kuskit.some((one) => one.personId === personId)),
    );
  }
  return found;
}

function look(found: Found, who: string, items: GridItem[]): void {
  const works = ({ isKeikka, isTemp, keikkaTilaId }: GridItem): boolean =>
    isKeikka && !isTemp && ![CANCELLED, DELIVERED, DELETED].includes(keikkaTilaId);
  const jobs = items.filter((item) => works(item) && spanOf(item).endMs > spanOf(item).startMs);
  const others = (one: GridItem): GridItem[] => jobs.filter((other) => other !== one && meet(one, other));
  const clashing = jobs.filter((job) => others(job).length > 0);
  if (clashing.length === 0) return;
  found[who] = {
    clashing: Object.fromEntries(clashing.map((job) => [job.keikkaId, others(job).length])),
    groups: chains(clashing, others),
  };
}

const meet = (one: GridItem, other: GridItem): boolean =>
  Math.min(spanOf(one).endMs, spanOf(other).endMs) > Math.max(spanOf(one).startMs, spanOf(other).startMs);

/** The connected groups, found by walking from each job to all that it overlaps. */
function chains(jobs: GridItem[], others: (one: GridItem) => GridItem[]): string[] {
  const seen = new Set<GridItem>();
  return jobs
    .flatMap((job) => {
      if (seen.has(job)) return [];
      const chain = [job];
      for (const member of chain) {
        if (seen.has(member)) continue;
        seen.add(member);
        chain.push(...others(member).filter((other) => !seen.has(other)));
      }
      return [idsOf([...new Set(chain)])];
    })
    .sort();
}

const idsOf = (items: GridItem[]): string =>
  items
    .map(({ keikkaId }) => keikkaId ?? 0)
    .sort((a, b) => a - b)
    .join();

function asFound(bookings: DoubleBooking[]): Found {
  const found: Found = {};
  for (const { kind, id, clashes } of bookings) {
    const entry = (found[`${kind} ${id}`] ??= { clashing: {}, groups: [] });
    for (const { item, count } of clashes) entry.clashing[item.keikkaId ?? 0] = count;
    entry.groups.push(idsOf(clashes.map(({ item }) => item)));
    entry.groups.sort();
  }
  return found;
}

describe('double bookings of 10,000 random days', () => {
  const roll = randomNumbers(20_261_121);
  const days = Array.from({ length: DAYS }, (_, index) => randomDay(roll, index));

  it('are those that looking at each pair finds: none missed, none false', () => {
    const differing = days.filter((day) => !sameFound(asFound(dayBookings(day)), oracle(day)));
    expect(differing).toEqual([]);
  });

  it('name another job that is really at the same time, and of the same vehicle or driver', () => {
    const clashes = days.flatMap((day) =>
      dayBookings(day).flatMap((booking) => booking.clashes.map((clash) => ({ booking, ...clash }))),
    );
    expect(clashes.length).toBeGreaterThan(DAYS);
    const wrong = clashes.filter(
      ({ booking: { kind, id }, item, other }) =>
        item === other ||
        !meet(item, other) ||
        !(kind === 'vehicle' ? other.vehicleId === id : other.kuskit.some(({ personId }) => personId === id)),
    );
    expect(wrong).toEqual([]);
  });
});

const sameFound = (one: Found, other: Found): boolean => canonical(one) === canonical(other);

const canonical = (found: Found): string =>
  JSON.stringify(Object.entries(found).sort(([a], [b]) => a.localeCompare(b)));
