import { tilaByTime } from './keikka-tila.rules.js';

const now = new Date('2025-11-20T10:00:00Z');
const from = (start: string, end: string) => ({
  pumppuAika: new Date(`2025-11-20T${start}Z`),
  timeEnd: new Date(`2025-11-20T${end}Z`),
});

describe('tilaByTime', () => {
  it.each([
    ['ready and not begun', 4, from('10:01:00', '11:00:00'), 4],
    ['ready and beginning this very moment', 4, from('10:00:00', '11:00:00'), 4],
    ['ready and begun', 4, from('09:59:59', '11:00:00'), 5],
    ['ready and ending this very moment', 4, from('09:00:00', '10:00:00'), 4],
    ['ready and over', 4, from('09:00:00', '09:59:59'), 9],
    ['running', 5, from('09:00:00', '10:00:01'), 5],
    ['running and ending this very moment', 5, from('09:00:00', '10:00:00'), 5],
    ['running and over', 5, from('09:00:00', '09:59:59'), 9],
    ['in handling and over', 3, from('08:00:00', '09:00:00'), 3],
    ['cancelled and over', 8, from('08:00:00', '09:00:00'), 8],
    ['delivered', 9, from('08:00:00', '11:00:00'), 9],
    ['ready, with an end before a start to come', 4, from('11:00:00', '09:00:00'), 4],
    ['ready without a time', 4, { pumppuAika: null, timeEnd: null }, 4],
  ])('%s [O-107] [O-108]', (_, keikkaTilaId, times, expected) => {
    expect(tilaByTime({ keikkaTilaId, ...times }, now)).toBe(expected);
  });
});
