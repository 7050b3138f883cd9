import { newPalkki, palkkiTimeFault, palkkiTypeId } from './palkki.js';

describe('palkki', () => {
  it('types are those of the specification [G-110]', () => {
    expect(Object.values(palkkiTypeId)).toEqual([2, 4, 5, 8, 9, 11, 12, 13, 14, 15, 16]);
  });

  it('made on the grid is a comment [G-104]', () => {
    expect(newPalkki.grid_palkkiTypeId).toBe(4);
  });

  it('lasts from 07:00 to 16:00 unless said otherwise [G-176]', () => {
    expect(newPalkki.startMinute).toBe(7 * 60);
    expect(newPalkki.minutes).toBe(540);
  });

  it.each([
    ['a minute before its end', '07:00', '07:01', undefined],
    ['at its end', '07:00', '07:00', 'PALKKI.START_NOT_BEFORE_END'],
    ['after its end', '07:01', '07:00', 'PALKKI.START_NOT_BEFORE_END'],
  ])('that starts %s is judged', (_when, start, end, fault) => {
    const at = (clock: string): Date => new Date(`2026-11-20T${clock}:00Z`);
    expect(palkkiTimeFault(at(start), at(end))).toBe(fault);
  });

  it.each([
    [60_000, undefined],
    [59_999, 'PALKKI.TOO_SHORT'],
    [1, 'PALKKI.TOO_SHORT'],
  ])('may last %i ms: %s', (ms, fault) => {
    const start = new Date('2026-11-20T05:00:00Z');
    expect(palkkiTimeFault(start, new Date(start.getTime() + ms))).toBe(fault);
  });

  it.each([
    [366, undefined],
    [367, 'PALKKI.TOO_LONG'],
  ])('may last %i days: %s', (days, fault) => {
    const start = new Date('2026-11-20T05:00:00Z');
    expect(palkkiTimeFault(start, new Date(start.getTime() + days * 24 * 60 * 60_000))).toBe(fault);
  });
});
