import { Failure } from '@keikka/contracts';
import { palkkiSaveOf } from './palkki-save.js';

const START = '2026-11-20T05:00:00.000Z';
const END = '2026-11-20T06:30:00.000Z';
const place = { vehicleId: 3, ownerAsiakasId: 1 };

describe('palkkiSaveOf', () => {
  it.each([
    ['timeStart and timeEnd', { timeStart: START, timeEnd: END }],
    ['starttime and endtime', { starttime: START, endtime: END }],
    ['pumppuAika and pumppuKesto', { pumppuAika: START, pumppuKesto: 90 }],
  ])('takes the times as %s (C-10) [G-265]', (_, times) => {
    expect(palkkiSaveOf({ ...place, ...times })).toMatchObject({
      vehicleId: 3,
      timeStart: START,
      timeEnd: END,
    });
  });

  it('passes on every other field of a palkki, and none of the other names', () => {
    const times = { timeStart: START, timeEnd: END };
    const own = {
      palkkiId: 7,
      style: 'red',
      grid_palkkiTypeId: 5,
      keikkaId: null,
      sourceAsiakasId: 4,
      varmenne: 2,
    };
    const others = { starttime: END, endtime: START, pumppuAika: END, pumppuKesto: 15, text: 'muu' };
    expect(palkkiSaveOf({ ...place, ...times, ...own, keikkaComment: 'huolto', ...others })).toEqual({
      vehicleId: 3,
      ...times,
      ...own,
      keikkaComment: 'huolto',
    });
  });

  it('takes the comment as keikkaComment or text', () => {
    expect(palkkiSaveOf({ ...place, timeStart: START, timeEnd: END, text: 'huolto' }).keikkaComment).toBe(
      'huolto',
    );
  });

  it.each([
    ['a vehicle', { ownerAsiakasId: 1, timeStart: START, timeEnd: END }, 'PALKKI.VEHICLE_REQUIRED'],
    ['a company', { vehicleId: 3, timeStart: START, timeEnd: END }, 'PALKKI.VEHICLE_REQUIRED'],
    ['a start', { ...place, timeEnd: END }, 'REQUEST.INVALID'],
    ['an end', { ...place, timeStart: START }, 'REQUEST.INVALID'],
  ])('refuses a palkki without %s [G-179]', (_, body, code) => {
    expect(() => palkkiSaveOf(body)).toThrow(expect.objectContaining({ name: 'Failure', code }) as Failure);
  });
});
