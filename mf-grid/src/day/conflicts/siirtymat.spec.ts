import type { GridItem, GridKeikka } from '@keikka/contracts';
import { gridDay, keikka, maskedKeikka, palkki, vehicle } from '../../../test/day.builder.js';
import { bookingsToResolve } from './conflicts.js';
import { rowMarks, barMarks, noDriverMarks } from './row-marks.js';
import { toResolve } from './to-resolve.js';
import { vehicleWarnings, wholeReason } from './warnings.js';

/** 22 minutes from the builder's site. */
const far = { tyomaaLat: 60.35, tyomaaLng: 24.06 };
const near = { tyomaaLat: 60.25, tyomaaLng: 24.06 };
const job = (keikkaId: number, from: string, to: string, of: Partial<GridKeikka> = {}): GridKeikka =>
  keikka(from, to, { keikkaId, ...of });
const first = job(1, '7:00', '9:00');

const told = (...items: GridItem[]) =>
  vehicleWarnings(vehicle(12, items)).map(({ item, others = [], reason }) => [
    [item, ...others].map(({ keikkaId }) => keikkaId),
    reason,
  ]);

describe('a journey that cannot be made', () => {
  it.each([
    ['a minute short', [first, job(2, '9:21', '10:00', far)], [[[1, 2], 'siirtymä 22 min, väliä 21 min']]],
    ['in time', [first, job(2, '9:22', '10:00', far)], []],
    ['no time at all', [first, job(2, '9:00', '10:00', far)], [[[1, 2], 'siirtymä 22 min, väliä 0 min']]],
    [
      'named in any order',
      [job(2, '9:10', '10:00', far), first],
      [[[1, 2], 'siirtymä 22 min, väliä 10 min']],
    ],
    ['the same site', [first, job(2, '9:00', '10:00', near)], []],
    ['an overlap, which is another conflict', [first, job(2, '8:59', '10:00', far)], []],
    ['an unknown site', [first, job(2, '9:00', '10:00', { tyomaaLat: null, tyomaaLng: null })], []],
    ['one that may not be read', [first, maskedKeikka('9:00', '10:00', far)], []],
    ['a cancelled one', [first, job(2, '9:00', '10:00', { ...far, keikkaTilaId: 8 })], []],
    ['a delivered one', [first, job(2, '9:00', '10:00', { ...far, keikkaTilaId: 9 })], []],
    ['a copy that is not saved', [first, job(2, '9:00', '10:00', { ...far, isTemp: true })], []],
    ['a palkki', [first, palkki('9:00', '10:00')], []],
    [
      'over a cancelled one between them',
      [first, job(2, '9:00', '9:05', { keikkaTilaId: 8 }), job(3, '9:05', '10:00', far)],
      [[[1, 3], 'siirtymä 22 min, väliä 5 min']],
    ],
    [
      'from the one that ends last',
      [job(1, '7:00', '9:00', far), job(2, '7:30', '8:00'), job(3, '9:10', '10:00')],
      [[[1, 3], 'siirtymä 22 min, väliä 10 min']],
    ],
    [
      'there and back',
      [first, job(2, '9:10', '10:00', far), job(3, '10:15', '11:00')],
      [
        [[1, 2], 'siirtymä 22 min, väliä 10 min'],
        [[2, 3], 'siirtymä 22 min, väliä 15 min'],
      ],
    ],
    [
      'over midnight',
      [job(1, '22:00', '23:55'), job(2, '24:05', '25:00', far)],
      [[[1, 2], 'siirtymä 22 min, väliä 10 min']],
    ],
  ])('is told of: %s', (_, items, expected) => {
    expect(told(...items)).toEqual(expected);
  });

  const second = job(2, '9:10', '10:00', far);
  const row = vehicle(12, [first, second], { useNoDriverBar: false });

  it('is a warning on the row and on both bars, and no double booking', () => {
    expect(rowMarks(row, noDriverMarks)).toMatchObject({ conflict: false, warning: 'Siirtymä' });
    const marks = barMarks(row, noDriverMarks);
    for (const item of row.keikkaGroup)
      expect(marks(item)).toMatchObject({ conflict: '', warning: 'siirtymä 22 min, väliä 10 min' });
    expect(bookingsToResolve(gridDay([row]))).toEqual([]);
  });

  it('stands once in the list, marked as an estimate', () => {
    const { warnings } = toResolve(gridDay([row]), '20261120');
    expect(warnings.map(wholeReason)).toEqual(['siirtymä 22 min, väliä 10 min (arvio)']);
  });
});
