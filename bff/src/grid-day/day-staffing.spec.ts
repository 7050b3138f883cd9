import { actor } from '@keikka/builders';
import type { Actor, DayStaffing } from '@keikka/contracts';
import { companiesOf, mayShowVehicle, staffingFor } from './day-staffing.js';

const dayDriver = {
  personId: 30,
  personFirstName: 'Sami',
  personLastName: 'Koskela',
  personPhone: '040 30',
  pois: false,
  isExplicitAssignment: true,
};
const atWork = { personPvmStatusId: 1, statusName: 'Töissä', prefix: '', style: '#DCFCE7' };
const staffing: DayStaffing = {
  kuskit: [
    { asiakasId: 1, personId: 30, vehicleId: 7, isExplicitAssignment: true, ...atWork },
    { asiakasId: 2, personId: 40, vehicleId: null, isExplicitAssignment: false },
  ],
  ajoneuvot: [
    { vehicleId: 7, dayDriver, plannedBy: [2, 1], orderedBy: [1, 11] },
    { vehicleId: 8, dayDriver: null, plannedBy: [1], orderedBy: [] },
  ],
};
const given = { personId: 30, vehicleId: 7, isExplicitAssignment: true };
const freed = { personId: 40, vehicleId: null, isExplicitAssignment: false };
const driven = { vehicleId: 7, dayDriver };
const driverless = { vehicleId: 8, dayDriver: null };
const handler = [9, 11];
const driver = [8, 9];
const invoicingAdmin = [6, 9];
const of = (asiakasId: number, settingTypes: number[]): Actor => actor({ asiakasId, settingTypes });

describe('a changed vehicle of a day', () => {
  it.each([
    [
      'its drivers and the vehicles it plans',
      of(1, handler),
      { kuskit: [{ ...given, ...atWork }], ajoneuvot: [driven, driverless] },
    ],
    [
      'no status to who may not read it',
      of(1, invoicingAdmin),
      { kuskit: [given], ajoneuvot: [driven, driverless] },
    ],
    [
      'no drivers to who may not see them [G-030]',
      of(1, driver),
      { kuskit: [], ajoneuvot: [driven, driverless] },
    ],
    ['a partner its own', of(2, handler), { kuskit: [freed], ajoneuvot: [driven] }],
    ['nothing to a company that only orders from the owner', of(11, handler), null],
    ['nothing to a stranger', of(3, handler), null],
  ])('shows %s', (_, viewer, expected) => {
    expect(staffingFor(viewer, staffing)).toEqual(expected);
  });

  it.each([
    ['may be on the board of a company that only orders from the owner', 11, true],
    ['is on the board of who plans it, who is shown it', 1, false],
    ['is on no board of a stranger', 3, false],
  ])('%s', (_, asiakasId, expected) => {
    expect(mayShowVehicle(asiakasId, staffing)).toBe(expected);
  });

  it('is on the boards of its drivers, of who plans the vehicles and of who orders from their owner', () => {
    expect(companiesOf(staffing)).toEqual([1, 2, 11]);
    expect(companiesOf({ kuskit: [], ajoneuvot: [] })).toEqual([]);
  });
});
