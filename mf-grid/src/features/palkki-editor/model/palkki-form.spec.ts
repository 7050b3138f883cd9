import type { GridPalkkiType } from '@keikka/contracts';
import { clockOf, helsinkiInstant } from '@keikka/domain';
import { minutesOf } from '../../../day/model/grid-day.js';
import { newPalkkiForm, ofKeikka, onSlot, offeredTypes, repairedEnds, timeFault } from './palkki-form.js';

const DAY = '20261120';
const at = (minutes: number): string => helsinkiInstant(DAY, minutes).toISOString();
const fresh = newPalkkiForm(DAY);
const clock = (iso: string): string => clockOf(new Date(iso));

describe('the form of a palkki', () => {
  it('is a comment from 7:00 to 16:00 of the day, without a vehicle [G-104] [G-176]', () => {
    const { grid_palkkiTypeId, vehicleId, timeStart, timeEnd } = fresh;
    expect([grid_palkkiTypeId, vehicleId, clock(timeStart), clock(timeEnd), minutesOf(fresh)]).toEqual([
      4,
      null,
      '7:00',
      '16:00',
      540,
    ]);
  });

  it('has the vehicle and the times of its place on the board', () => {
    const span = { startMs: Date.parse(at(600)), endMs: Date.parse(at(645)) };
    const form = newPalkkiForm(DAY, onSlot({ vehicleId: 12, span }));
    expect(form).toMatchObject({ vehicleId: 12, timeStart: at(600), timeEnd: at(645) });
  });

  it('of an order tells more of it, at its time and on its vehicle [O-094]', () => {
    const keikka = { keikkaId: 4711, vehicleId: 12, timeStart: at(600), timeEnd: at(645) };
    expect(newPalkkiForm(DAY, ofKeikka(keikka))).toMatchObject({ ...keikka, grid_palkkiTypeId: 13 });
    const untimed = ofKeikka({ keikkaId: 4711, vehicleId: null, timeStart: '', timeEnd: '' });
    const { vehicleId, timeStart } = newPalkkiForm(DAY, untimed);
    expect([vehicleId, timeStart]).toEqual([null, fresh.timeStart]);
  });

  it.each([
    ['timeStart', 16 * 60, '16:00', '17:00', 60],
    ['timeEnd', 6 * 60, '7:00', '8:00', 60],
    ['timeEnd', 9 * 60 + 30, '7:00', '9:30', 150],
    ['timeStart', 15 * 60 + 59, '15:59', '16:00', 1],
  ] as const)('with its %s at minute %i is %s–%s [G-174]', (edge, minuteOfDay, start, end, minutes) => {
    const ends = repairedEnds({ ...fresh, [edge]: at(minuteOfDay) });
    expect([clock(ends.timeStart), clock(ends.timeEnd), minutesOf(ends)]).toEqual([start, end, minutes]);
  });

  it('is not saved when it ends before it begins, within a minute, or after a year [G-173]', () => {
    expect(timeFault({ ...fresh, timeEnd: fresh.timeStart })).toBe('PALKKI.START_NOT_BEFORE_END');
    const after = (ms: number): string => new Date(Date.parse(fresh.timeStart) + ms).toISOString();
    expect(timeFault({ ...fresh, timeEnd: after(59_999) })).toBe('PALKKI.TOO_SHORT');
    expect(timeFault({ ...fresh, timeEnd: after(60_000) })).toBeUndefined();
    expect(timeFault({ ...fresh, timeEnd: at(367 * 1440) })).toBe('PALKKI.TOO_LONG');
    expect(timeFault(fresh)).toBeUndefined();
  });

  it.each([
    ['others', false, 4, [4, 15]],
    ['company and invoicing admins', true, 4, [4, 15, 16]],
    ['others, when it is one already', false, 16, [4, 15, 16]],
  ])('offers the invoice type to %s', (_, mayInvoice, current, ids) => {
    const types = [16, 15, 11, 4].map((id) => ({ grid_palkkiTypeId: id, sortNo: id }) as GridPalkkiType);
    expect(offeredTypes(types, { mayInvoice, current }).map((type) => type.grid_palkkiTypeId)).toEqual(ids);
  });
});
