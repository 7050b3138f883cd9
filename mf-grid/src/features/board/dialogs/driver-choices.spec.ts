import { dayDriver, keikkaKuski } from '@keikka/builders';
import { driver, gridDay, keikka, vehicle } from '../../../../test/day.builder.js';
import { driverChoices } from './driver-choices.js';

const drives = (personId: number) => ({ kuskit: [keikkaKuski({ personId })] });
const named = (personId: number, personLastName: string, rest: object = {}) =>
  driver(personId, { personFirstName: 'Matti', personLastName, ...rest });

/** P12 has its order from 10 to 12. */
const day = gridDay(
  [
    vehicle(12, [keikka('10:00', '12:00', { keikkaId: 1, ...drives(1) })]),
    vehicle(15, [keikka('11:00', '13:30', { keikkaId: 2, ...drives(2) })]),
    vehicle(18, [keikka('12:00', '13:00', { keikkaId: 3, ...drives(3) })]),
  ],
  {
    kuskit: [
      named(5, 'Aalto', { pois: true, statusName: 'Sairas', vehicleId: null }),
      named(2, 'Berg', { vehicleId: 15 }),
      named(3, 'Dahl', { vehicleId: 18 }),
      named(4, 'Ek', { vehicleId: null }),
      named(1, 'Falk', { vehicleId: 12 }),
    ],
  },
);

describe('the drivers in the menu of a vehicle', () => {
  it('stand in the order own, free, busy, away, each with what the orders leave of the day', () => {
    const [p12] = day.ajoneuvot;
    expect(driverChoices(day, p12!).map(({ driver, detail }) => [driver.personLastName, detail])).toEqual([
      ['Falk', 'P12 · vapaa'],
      ['Ek', 'vapaa'],
      ['Dahl', 'P18 · vapaa'],
      ['Berg', 'P15 · varattu 11–13:30'],
      ['Aalto', 'Sairas'],
    ]);
  });

  it('stand in parts: the own before the free, the busy and the absent', () => {
    const [p12] = day.ajoneuvot;
    expect(driverChoices(day, p12!).map(({ part }) => part)).toEqual(['own', 'free', 'free', 'busy', 'away']);
  });

  it('can be chosen while busy, and not while away', () => {
    const [p12] = day.ajoneuvot;
    const possible = driverChoices(day, p12!).filter((choice) => choice.possible);
    const names = possible.map(({ driver }) => driver.personLastName);
    expect(names).toContain('Berg');
    expect(names).not.toContain('Aalto');
  });

  it('do not have the own driver ticked who was taken off the orders', () => {
    const p12 = vehicle(12, [keikka('10:00', '12:00', { keikkaId: 1, kuskit: [] })], {
      dayDriver: dayDriver({ personId: 1 }),
    });
    const taken = gridDay([p12], { kuskit: [named(1, 'Falk', { vehicleId: 12 })] });
    expect(driverChoices(taken, p12)).toMatchObject([{ current: false, possible: true, part: 'free' }]);
  });
});
