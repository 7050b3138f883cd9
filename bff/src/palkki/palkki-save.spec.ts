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
