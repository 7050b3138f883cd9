import type { GridPalkki, GridPalkkiType } from '@keikka/contracts';
import { clockOf, helsinkiInstant } from '@keikka/domain';
import {
  changedEdge,
  draftFault,
  draftMinutes,
  draftOf,
  draftOfDay,
  offeredTypes,
  saveOf,
  withEdge,
} from './palkki-draft.js';

const DAY = '20261120';
const at = (minutes: number): Date => helsinkiInstant(DAY, minutes);
const fresh = draftOfDay(DAY);

describe('palkki draft', () => {
  it('is a comment from 7:00 to 16:00 of the day [G-104] [G-176]', () => {
    expect([fresh.grid_palkkiTypeId, clockOf(fresh.start), clockOf(fresh.end), draftMinutes(fresh)]).toEqual([
      4,
      '7:00',
      '16:00',
      540,
    ]);
  });

  it.each([
    ['start', 16 * 60, '16:00', '17:00', 60],
    ['end', 6 * 60, '7:00', '8:00', 60],
    ['end', 9 * 60 + 30, '7:00', '9:30', 150],
    ['start', 15 * 60 + 59, '15:59', '16:00', 1],
  ] as const)('with its %s at minute %i is %s–%s [G-174]', (edge, minute, start, end, minutes) => {
    const draft = withEdge(fresh, edge, at(minute));
    expect([clockOf(draft.start), clockOf(draft.end), draftMinutes(draft)]).toEqual([start, end, minutes]);
  });

  it('keeps the time of day when the day changes, also over the change of the clocks', () => {
    expect(changedEdge(at(420), { yyyymmdd: '20260701' })).toEqual(helsinkiInstant('20260701', 420));
  });

  it('is not saved without a vehicle, nor when it ends before it begins [G-173] [G-179]', () => {
    expect(draftFault(fresh)).toBe('vehicle');
    expect(draftFault({ ...fresh, vehicleId: 12, end: fresh.start })).toBe('PALKKI.START_NOT_BEFORE_END');
    expect(draftFault({ ...fresh, vehicleId: 12, end: at(367 * 1440) })).toBe('PALKKI.TOO_LONG');
    expect(draftFault({ ...fresh, vehicleId: 12 })).toBeUndefined();
  });

  it('is saved as a new one, or with the change token of the one it was', () => {
    expect(saveOf(fresh, 12, null)).toMatchObject({
      palkkiId: 0,
      vehicleId: 12,
      timeStart: at(420).toISOString(),
    });
    const palkki = {
      palkkiId: 900,
      varmenne: 7,
      style: 's',
      keikkaId: null,
      sourceAsiakasId: null,
    } as GridPalkki;
    const draft = draftOf({ ...palkki, timeStart: at(0).toISOString(), timeEnd: at(60).toISOString() });
    expect(saveOf(draft, 15, palkki)).toMatchObject({
      palkkiId: 900,
      varmenne: 7,
      vehicleId: 15,
      style: 's',
    });
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
