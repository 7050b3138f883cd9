import type { GridDay } from '@keikka/contracts';
import { driver, gridDay, keikka, maskedKeikka, palkki, vehicle } from '../../../test/day.builder.js';
import { conflictTexts } from './conflict-text.js';
import { bookingsToResolve, dayBookings, findClashes } from './conflicts.js';

const matti = {
  ...driver(7, { personFirstName: 'Matti', personLastName: 'Meikäläinen' }),
  isExplicitAssignment: true,
};
const job = (keikkaId: number, from: string, to: string, overrides = {}) =>
  keikka(from, to, { keikkaId, ...overrides });

describe('jobs at the same time', () => {
  it.each([
    ['one minute on each other', [job(1, '7:00', '9:01'), job(2, '9:00', '10:00')], [1, 2]],
    ['only touching', [job(1, '7:00', '9:00'), job(2, '9:00', '10:00')], []],
    ['one within the other', [job(1, '7:00', '12:00'), job(2, '9:00', '10:00')], [1, 2]],
    ['at the very same time', [job(1, '7:00', '9:00'), job(2, '7:00', '9:00')], [1, 2]],
    ['with one that takes no time', [job(1, '7:00', '9:00'), job(2, '8:00', '8:00')], []],
    ['with one that ends before it begins', [job(1, '7:00', '9:00'), job(2, '8:30', '8:00')], []],
    ['with a cancelled one', [job(1, '7:00', '9:00'), job(2, '8:00', '10:00', { keikkaTilaId: 8 })], []],
    ['with a deleted one', [job(1, '7:00', '9:00'), job(2, '8:00', '10:00', { keikkaTilaId: 10 })], []],
    ['with a delivered one', [job(1, '7:00', '9:00'), job(2, '8:00', '10:00', { keikkaTilaId: 9 })], []],
    ['with an archived one', [job(1, '7:00', '9:00'), job(2, '8:00', '10:00', { keikkaTilaId: 100 })], []],
    [
      'with a copy that is not saved',
      [job(1, '7:00', '9:00'), job(-1, '7:00', '9:00', { isTemp: true })],
      [],
    ],
    [
      'with maintenance, which only warns',
      [job(1, '7:00', '9:00'), palkki('8:00', '10:00', { grid_palkkiTypeId: 5 })],
      [],
    ],
    ['with a palkki', [job(1, '7:00', '9:00'), palkki('8:00', '10:00')], []],
    [
      'with one that may not be read',
      [job(1, '7:00', '9:00'), maskedKeikka('8:00', '10:00', { keikkaId: 2 })],
      [1, 2],
    ],
    [
      'with only their driving times on each other',
      [job(1, '7:00', '9:00', { betoniMatkaAika: 60 }), job(2, '9:15', '10:00', { betoniMatkaAika: 60 })],
      [],
    ],
  ])('collide: %s', (_, items, expected) => {
    expect(findClashes(items).flatMap((group) => group.map(({ item }) => item.keikkaId))).toEqual(expected);
  });

  it('are as many as there are, however many begin at one minute', () => {
    const crowd = Array.from({ length: 5_000 }, (_, index) => job(index + 1, '7:00', '9:00'));
    const [group] = findClashes(crowd);
    expect(group).toHaveLength(5_000);
    expect(group?.every(({ count }) => count === 4_999)).toBe(true);
  });
});

describe('double bookings of a day', () => {
  const told = (of: GridDay) =>
    [...conflictTexts(dayBookings(of))].map(([{ keikkaId }, text]) => [keikkaId, text]);
  const withMatti = { kuskit: [matti] };
  const day = gridDay([
    vehicle(12, [job(4711, '7:00', '9:00', withMatti)]),
    vehicle(15, [job(4712, '8:00', '10:00', withMatti)]),
  ]);

  it('are found for a driver of two vehicles, and name the other job', () => {
    expect(dayBookings(day)).toMatchObject([{ kind: 'driver', id: 7, name: 'Meikäläinen Matti' }]);
    expect(told(day)).toEqual([
      [4711, 'Kuljettaja Meikäläinen Matti on samaan aikaan työssä 4712'],
      [4712, 'Kuljettaja Meikäläinen Matti on samaan aikaan työssä 4711'],
    ]);
  });

  it('tell how many others there are', () => {
    const three = [1, 2, 3].map((keikkaId) => job(keikkaId, '7:00', '9:00'));
    expect(told(gridDay([vehicle(12, three)]))).toContainEqual([
      3,
      'Auto P12 on samaan aikaan työssä 1 ja 1 muussa',
    ]);
  });

  it('mark vehicle and driver on one vehicle, but are mended as one', () => {
    const both = gridDay([
      vehicle(12, [job(1, '7:00', '9:00', withMatti), job(2, '8:00', '10:00', withMatti)]),
    ]);
    expect(dayBookings(both).map(({ kind }) => kind)).toEqual(['vehicle', 'driver']);
    expect(bookingsToResolve(both).map(({ kind }) => kind)).toEqual(['vehicle']);
  });

  it('are none for a driver who is named twice on one order', () => {
    const twice = { kuskit: [matti, matti] };
    expect(dayBookings(gridDay([vehicle(12, [job(1, '7:00', '9:00', twice)])]))).toEqual([]);
  });

  it('stand by their first start', () => {
    const late = vehicle(12, [job(1, '14:00', '16:00'), job(2, '15:00', '16:00')]);
    const early = vehicle(15, [job(3, '7:00', '9:00'), job(4, '8:00', '9:00')]);
    expect(dayBookings(gridDay([late, early])).map(({ name }) => name)).toEqual(['P15', 'P12']);
  });
});
