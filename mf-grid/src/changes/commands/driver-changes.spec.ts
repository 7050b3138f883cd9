import { driver, gridDay, keikka, vehicle } from '../../../test/day.builder.js';
import { findItem } from '../../day/model/grid-day.js';
import { droppedStaffing, isStaffedAs, withStaffing } from '../../day/model/staffing.js';
import { withChanges } from './day-changes.js';

describe('a driver on a vehicle', () => {
  const was = { ...driver(7), isExplicitAssignment: true };
  const before = gridDay(
    [
      vehicle(12, [keikka('7:00', '8:00', { kuskit: [was] })], { dayDriver: was }),
      vehicle(15, [], { dayDriver: { ...driver(5), isExplicitAssignment: true } }),
    ],
    {
      kuskit: [
        driver(5, { vehicleId: 15, isExplicitAssignment: true }),
        driver(7, { ...was, vehicleId: 12 }),
      ],
    },
  );
  const drop = droppedStaffing(before, 12, before.kuskit![0]!);
  const after = withStaffing(before, drop.after, new Set());

  it('leaves whoever had it free, and nobody twice', () => {
    expect(after.ajoneuvot.map(({ dayDriver }) => dayDriver?.personId)).toEqual([5, undefined]);
    expect(after.kuskit?.map(({ vehicleId }) => vehicleId)).toEqual([12, null]);
    expect([isStaffedAs(after, drop.after), isStaffedAs(before, drop.after)]).toEqual([true, false]);
  });

  it('goes back to the drivers of the orders and of the day', () => {
    const { day } = withChanges(after, [{ kind: 'staffing', staffing: drop.before }]);
    expect(findItem(day, 'k4711')?.kuskit.map(({ personId }) => personId)).toEqual([7]);
    expect(day.ajoneuvot.map(({ dayDriver }) => dayDriver?.personId)).toEqual([7, 5]);
    expect(day.kuskit?.map(({ vehicleId }) => vehicleId)).toEqual([15, 12]);
  });
});
