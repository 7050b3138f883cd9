import { keikkaKuski } from '@keikka/builders';
import { at, driver, gridDay, keikka, palkki, vehicle } from '../../../../test/day.builder.js';
import { driverOptions, idleDrivers, listedDrivers } from './palkki-drivers.js';

const named = (personId: number, personLastName: string) => ({
  personId,
  personFirstName: 'A',
  personLastName,
});
const [own, busy, onCar, idle, away] = [
  named(1, 'Oma'),
  named(2, 'Varattu'),
  named(3, 'Autossa'),
  named(4, 'Vapaa'),
  named(5, 'Aalto'),
];
const item = palkki('10:00', '12:00', { kuskit: [keikkaKuski(own)] });
const day = gridDay(
  [
    vehicle(12, [item]),
    vehicle(15, [keikka('11:59', '13:30', { keikkaId: 4711, kuskit: [keikkaKuski(busy)] })]),
  ],
  {
    kuskit: [
      driver(1, own),
      driver(2, { ...busy, vehicleId: 15 }),
      driver(3, { ...onCar, vehicleId: 12 }),
      driver(4, idle),
      driver(5, { ...away, pois: true, statusName: 'Loma' }),
    ],
  },
);
const ends = (from: string, to: string) => ({ timeStart: at(from), timeEnd: at(to) });

describe('the drivers who may be added to a palkki', () => {
  const options = driverOptions(day, item, ends('10:00', '12:00'));

  it('are the others of the day: idle, free, on an order, and away', () => {
    expect(options.map(({ name, detail }) => [name, detail])).toEqual([
      ['Vapaa A', 'Vapaa'],
      ['Autossa A', 'P12 · Vapaa'],
      ['Varattu A', 'P15 · Tilauksella 4711 klo 13:30 asti'],
      ['Aalto A', 'Loma'],
    ]);
    expect(idleDrivers(options).map(({ name }) => name)).toEqual(['Vapaa A']);
  });

  it.each([
    ['10:00', '11:59', 'free'],
    ['10:00', '12:00', 'busy'],
    ['13:29', '14:00', 'busy'],
    ['13:30', '14:00', 'free'],
  ])('from %s to %s with an order of 11:59–13:30 are %s', (from, to, kind) => {
    const [found] = driverOptions(day, item, ends(from, to)).filter(({ driver: one }) => one.personId === 2);
    expect(found?.note.kind).toBe(kind);
  });

  it('are listed without a note while their day is not known', () => {
    expect(listedDrivers(undefined, item, item)).toEqual([
      { kuski: keikkaKuski(own), name: 'Oma A', note: null, vehicleNo: '' },
    ]);
  });
});
