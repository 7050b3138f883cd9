import { MINUTE_MS, helsinkiDay, keikkaTila } from '@keikka/domain';
import { tooLongSiirtyma, type Stop } from '@keikka/domain/ajomatka';
import { masterData } from './master-data.js';
import { dayOrders } from './orders.js';
import { factories, sites } from './places.js';

const NOW = new Date('2026-11-20T03:00:00Z');
const today = helsinkiDay(NOW);
const places = new Map(sites().map((site) => [site.tyomaaId, site]));
const world = {
  today,
  now: NOW,
  vehicles: masterData(1).vehicles,
  sites: sites(),
  factories: factories(),
  away: new Set<string>(),
};

/** How many journeys of the day have too little time, whatever number its first order has. */
function shortJourneys(offset: number): number {
  const last = new Map<number, Stop>();
  let count = 0;
  for (const { vehicleId, tyomaaId, keikkaTilaId, pumppuAika, pumppuKesto } of dayOrders(
    world,
    offset,
    1001,
  )) {
    if (vehicleId === null || keikkaTilaId === keikkaTila.peruttu || keikkaTilaId === keikkaTila.poistettu)
      continue;
    const startMs = Date.parse(pumppuAika);
    const stop = {
      place: places.get(tyomaaId) ?? null,
      startMs,
      endMs: startMs + pumppuKesto * MINUTE_MS,
    };
    const before = last.get(vehicleId);
    if (before && tooLongSiirtyma(before, stop)) count += 1;
    if (!before || before.endMs < stop.endMs) last.set(vehicleId, stop);
  }
  return count;
}

describe('the journeys of the demo', () => {
  const counts = Array.from({ length: 14 }, (_, offset) => shortJourneys(offset));

  it('can be made but for a few, so that a board shows what such a one looks like', () => {
    expect(Math.max(...counts)).toBeLessThanOrEqual(3);
    expect(counts.some((count) => count > 0)).toBe(true);
  });
});
