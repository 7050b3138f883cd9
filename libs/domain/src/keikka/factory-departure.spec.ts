import { clockOf } from '../time/format.js';
import { factoryDeparture } from './factory-departure.js';

describe('factoryDeparture', () => {
  it.each([
    ['08:00', 21, '7:35'],
    ['08:00', 18, '7:40'],
    ['08:00', 0, '7:55'],
    ['00:10', 15, '23:50'],
  ])('of a start at %s after %i minutes of driving is %s [O-130]', (start, minutes, expected) => {
    expect(clockOf(factoryDeparture(new Date(`2026-11-20T${start}:00+02:00`), minutes))).toBe(expected);
  });
});
