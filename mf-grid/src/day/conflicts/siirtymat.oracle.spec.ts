import type { DayVehicle, GridItem } from '@keikka/contracts';
import { matkaArvio } from '@keikka/domain/ajomatka';
import { randomNumbers } from '@keikka/domain/random';
import { CANCELLED, DELETED, DELIVERED, randomDay } from '../../../test/random-day.js';
import { spanOf } from '../model/grid-day.js';
import { findSiirtymat } from './siirtymat.js';

const DAYS = 5_000;
const NO_ACCESS = -100;

interface Told {
  from: number;
  to: number;
  driveMinutes: number;
  gapMinutes: number;
}

/** Follows the words of the rule only: it looks at each pair of jobs, and at each third one. */
function oracle({ keikkaGroup }: DayVehicle): Told[] {
  const jobs = keikkaGroup.filter(isJob);
  return jobs
    .flatMap((from) => jobs.flatMap((to) => pair(jobs, from, to)))
    .sort((a, b) => a.to - b.to || a.from - b.from);
}

function pair(jobs: GridItem[], from: GridItem, to: GridItem): Told[] {
  const gapMs = spanOf(to).startMs - spanOf(from).endMs;
  if (from === to || gapMs < 0) return [];
  // Another is under way when the next begins, so that the vehicle does not come from here.
  const isBetween = (job: GridItem): boolean => isEarlier(jobs, job, to) && endsAfter(jobs, job, from);
  if (jobs.some((job) => job !== from && job !== to && isBetween(job))) return [];
  const [here, there] = [siteOf(from), siteOf(to)];
  if (!here || !there) return [];
  const driveMinutes = matkaArvio(here, there).matkaAika;
  const gapMinutes = Math.floor(gapMs / 60_000);
  return driveMinutes > gapMinutes ? [{ from: idOf(from), to: idOf(to), driveMinutes, gapMinutes }] : [];
}

const isJob = (item: GridItem): boolean =>
  item.isKeikka &&
  !item.isTemp &&
  ![CANCELLED, DELIVERED, DELETED].includes(item.keikkaTilaId) &&
  spanOf(item).endMs > spanOf(item).startMs;

/** Of those that begin together, the one that is named first. */
const isEarlier = (jobs: GridItem[], one: GridItem, other: GridItem): boolean =>
  spanOf(one).startMs < spanOf(other).startMs ||
  (spanOf(one).startMs === spanOf(other).startMs && jobs.indexOf(one) < jobs.indexOf(other));

/** Of those that end together, the vehicle comes from the one that began first. */
const endsAfter = (jobs: GridItem[], one: GridItem, other: GridItem): boolean =>
  spanOf(one).endMs > spanOf(other).endMs ||
  (spanOf(one).endMs === spanOf(other).endMs && isEarlier(jobs, one, other));

const siteOf = (item: GridItem) =>
  'tyomaaLat' in item &&
  item.keikkaTilaId !== NO_ACCESS &&
  item.tyomaaLat !== null &&
  item.tyomaaLng !== null && { lat: item.tyomaaLat, lng: item.tyomaaLng };

const idOf = (item: GridItem): number => ('keikkaId' in item ? (item.keikkaId ?? 0) : 0);

const told = ({ keikkaGroup }: DayVehicle): Told[] =>
  findSiirtymat(keikkaGroup)
    .map(({ before, next, ...minutes }) => ({ from: idOf(before), to: idOf(next), ...minutes }))
    .sort((a, b) => a.to - b.to || a.from - b.from);

describe('journeys without time on 5,000 random days', () => {
  const roll = randomNumbers(20_261_127);
  const vehicles = Array.from({ length: DAYS }, (_, index) => randomDay(roll, index).ajoneuvot).flat();

  it('are those that looking at each pair finds: none missed, none false', () => {
    const found = vehicles.map(told);
    expect(found.flat().length).toBeGreaterThan(DAYS / 25);
    expect(found.flat().some(({ gapMinutes }) => gapMinutes > 0)).toBe(true);
    expect(found).toEqual(vehicles.map(oracle));
  });
});
