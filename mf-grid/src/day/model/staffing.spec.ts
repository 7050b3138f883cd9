import { driver, gridDay, keikka, vehicle } from '../../../test/day.builder.js';
import { droppedStaffing, withStaffing } from './staffing.js';

describe('withStaffing', () => {
  const day = gridDay(
    [
      vehicle(12, [keikka('7:00', '9:00', { keikkaId: 1 }), keikka('10:00', '12:00', { keikkaId: 2 })]),
      vehicle(15, [keikka('7:00', '9:00', { keikkaId: 3, vehicleId: 15 })]),
    ],
    { kuskit: [driver(7)] },
  );
  const { after } = droppedStaffing(day, 12, driver(7));

  it('gives the driver all orders of the vehicle, and the vehicle for the day [G-144]', () => {
    const pending = new Set<`k${number}` | `p${number}`>();
    const [staffed] = withStaffing(day, after, pending).ajoneuvot;
    expect(staffed?.dayDriver).toMatchObject({ personId: 7 });
    expect(staffed?.keikkaGroup.map((item) => item.isKeikka && item.kuskit)).toEqual([
      [expect.objectContaining({ personId: 7 })],
      [expect.objectContaining({ personId: 7 })],
    ]);
    expect([...pending]).toEqual(['k1', 'k2']);
  });

  it('leaves the other vehicles the same objects, so that their rows are not made again', () => {
    expect(withStaffing(day, after, new Set()).ajoneuvot[1]).toBe(day.ajoneuvot[1]);
  });
});
