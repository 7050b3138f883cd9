import type { GridDay, GridItem } from '@keikka/contracts';
import { randomNumbers } from '@keikka/domain/random';
import { CANCELLED, DELETED, DELIVERED, randomDay } from '../../../test/random-day.js';
import { dayBookings, type DoubleBooking } from './conflicts.js';
import { spanOf } from '../model/grid-day.js';

const DAYS = 10_000;

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
