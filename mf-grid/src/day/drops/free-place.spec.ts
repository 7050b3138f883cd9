import { at, keikka, palkki, vehicle } from '../../../test/day.builder.js';
import type { GridItem } from '@keikka/contracts';
import { freePlace } from './free-place.js';

describe('freePlace', () => {
  const day = { startMs: Date.parse(at('0:00')), endMs: Date.parse(at('24:00')) };
  const order = keikka('10:00', '12:00');
  const other = (from: string, to: string) => keikka(from, to, { keikkaId: 1 });
  const note = palkki('10:00', '12:00');

  it.each<[string, GridItem, GridItem[], string | null]>([
    ['after the original', order, [order], '12:00'],
    ['where it stands, when nothing is there', order, [], '10:00'],
    ['in a gap that is long enough', order, [order, other('14:00', '16:00')], '12:00'],
    ['after a gap that is a minute too short', order, [order, other('13:59', '16:00')], '16:00'],
    ['beside a remark', order, [order, palkki('12:00', '14:00')], '12:00'],
    ['after maintenance', order, [order, palkki('12:00', '14:00', { grid_palkkiTypeId: 5 })], '14:00'],
    ['beside a cancelled order', order, [order, { ...other('12:00', '14:00'), keikkaTilaId: 8 }], '12:00'],
    [
      'after all that lies over each other',
      order,
      [other('9:00', '20:00'), order, other('19:00', '21:00')],
      '21:00',
    ],
    ['of a palkki after any bar', note, [note, other('12:00', '13:00')], '13:00'],
    ['nowhere when the day is full', order, [order, other('12:00', '24:00')], null],
  ])('is %s', (_, item, row, start) => {
    const place = freePlace(vehicle(12, row), item, day);
    const startMs = start === null ? null : Date.parse(at(start));
    expect(place?.startMs ?? null).toBe(startMs);
    if (place) expect(place.endMs - place.startMs).toBe(2 * 3_600_000);
  });
});
