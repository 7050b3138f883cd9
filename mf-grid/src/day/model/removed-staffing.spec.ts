import { dayDriver, keikkaKuski } from '@keikka/builders';
import { driver, gridDay, keikka, vehicle } from '../../../test/day.builder.js';
import { removedStaffing, withStaffing } from './staffing.js';

describe('a driver who is taken off a vehicle', () => {
  const mine = { kuskit: [keikkaKuski()] };
  const of = (keikkaId: number, changes: object) => keikka('7:00', '8:00', { keikkaId, ...changes });
  const items = [
    of(1, mine),
    of(2, {}),
    of(3, { ...mine, keikkaTilaId: 10 }),
    of(4, { ...mine, ownerAsiakasId: 2 }),
  ];
  const given = dayDriver();
  const day = gridDay([vehicle(12, items, { dayDriver: given })], {
    kuskit: [driver(7, { vehicleId: 12, isExplicitAssignment: true })],
  });

  it('leaves the own orders there, and the vehicle of the day', () => {
    const { after } = removedStaffing(day, 12, 1);
    expect(after.orders).toEqual([{ keikkaId: 1, kuskit: [] }]);
    const { ajoneuvot, kuskit } = withStaffing(day, after, new Set());
    expect(ajoneuvot[0]?.dayDriver).toBeNull();
    expect(kuskit?.[0]?.vehicleId).toBeNull();
  });

  it('comes back to both', () => {
    const { before, after } = removedStaffing(day, 12, 1);
    expect(withStaffing(withStaffing(day, after, new Set()), before, new Set())).toMatchObject(day);
  });

  it('keeps his own vehicle, which is not given for the day', () => {
    const own = { dayDriver: dayDriver({ isExplicitAssignment: false }) };
    expect(removedStaffing(gridDay([vehicle(12, items, own)]), 12, 1).after.dayVehicles).toEqual([]);
  });
});
