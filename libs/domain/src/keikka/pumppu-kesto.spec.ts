import { newKeikkaTime, pumppuKestoFault, pumppuKestoH } from './pumppu-kesto.js';

describe('pump time', () => {
  it.each([
    [14, 'KEIKKA.DURATION_TOO_SHORT'],
    [0, 'KEIKKA.DURATION_TOO_SHORT'],
    [Number.NaN, 'KEIKKA.DURATION_TOO_SHORT'],
    [15, undefined],
  ])('of %d minutes is judged %s [O-157]', (minutes, fault) => {
    expect(pumppuKestoFault(minutes)).toBe(fault);
  });

  it.each([
    [10_080, undefined],
    [10_081, 'KEIKKA.DURATION_TOO_LONG'],
  ])('of %d minutes is judged %s [O-158]', (minutes, fault) => {
    expect(pumppuKestoFault(minutes)).toBe(fault);
  });

  it.each([
    [100, 1.6],
    [90, 1.5],
    [59, 0.9],
    [60, 1],
    [5, 0],
  ])('of %i minutes is %d hours [O-134]', (minutes, hours) => {
    expect(pumppuKestoH(minutes)).toBe(hours);
  });

  it('of a new order is 07:00 for six hours [O-148]', () => {
    expect(newKeikkaTime).toEqual({ startMinute: 420, minutes: 360 });
  });
});
