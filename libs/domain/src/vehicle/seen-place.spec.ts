import { isWhereSeen } from './seen-place.js';

const EIGHT = '2026-11-20T06:00:00.000Z';
const place = { vehicleId: 1, start: new Date(EIGHT) };

describe('a job that is moved upon what was seen (O-245)', () => {
  it.each([
    ['nothing is named', {}, true],
    ['it is where it was seen', { originalVehicleId: 1, originalPumppuAika: EIGHT }, true],
    ['the same time is written otherwise', { originalPumppuAika: '2026-11-20T08:00:00+02:00' }, true],
    ['the vehicle alone is named', { originalVehicleId: 1 }, true],
    ['it is on another vehicle', { originalVehicleId: 2, originalPumppuAika: EIGHT }, false],
    [
      'it is at another time',
      { originalVehicleId: 1, originalPumppuAika: '2026-11-20T06:00:00.001Z' },
      false,
    ],
    ['it had no vehicle', { originalVehicleId: 0 }, false],
  ])('%s', (_, seen, expected) => {
    expect(isWhereSeen(place, seen)).toBe(expected);
    expect(isWhereSeen({ ...place, start: EIGHT }, seen)).toBe(expected);
  });

  it.each([0, null])('without a vehicle and a time, as %s says', (originalVehicleId) => {
    const nowhere = { vehicleId: null, start: null };
    expect(isWhereSeen(nowhere, { originalVehicleId })).toBe(true);
    expect(isWhereSeen(nowhere, { originalVehicleId, originalPumppuAika: EIGHT })).toBe(false);
  });
});
