import { Failure } from '@keikka/contracts';
import { palkkiSaveOf } from './palkki-save.js';

const start = '2026-11-20T05:00:00.000Z';
const end = '2026-11-20T06:30:00.000Z';
const place = { vehicleId: 3, ownerAsiakasId: 1 };

describe('palkkiSaveOf', () => {
  it.each([
    ['timeStart and timeEnd', { timeStart: start, timeEnd: end }],
    ['starttime and endtime', { starttime: start, endtime: end }],
    ['pumppuAika and pumppuKesto', { pumppuAika: start, pumppuKesto: 90 }],
  ])('takes the times as %s (C-10) [G-265]', (_, times) => {
    expect(palkkiSaveOf({ ...place, ...times })).toMatchObject({
      vehicleId: 3,
      timeStart: start,
      timeEnd: end,
    });
  });

  it('takes the comment as keikkaComment or text', () => {
    expect(palkkiSaveOf({ ...place, timeStart: start, timeEnd: end, text: 'huolto' }).keikkaComment).toBe(
      'huolto',
    );
  });

  it.each([
    ['a vehicle', { ownerAsiakasId: 1, timeStart: start, timeEnd: end }, 'PALKKI.VEHICLE_REQUIRED'],
    ['a company', { vehicleId: 3, timeStart: start, timeEnd: end }, 'PALKKI.VEHICLE_REQUIRED'],
    ['a start', { ...place, timeEnd: end }, 'REQUEST.INVALID'],
    ['an end', { ...place, timeStart: start }, 'REQUEST.INVALID'],
  ])('refuses a palkki without %s [G-179]', (_, body, code) => {
    expect(() => palkkiSaveOf(body)).toThrow(expect.objectContaining({ name: 'Failure', code }) as Failure);
  });
});
