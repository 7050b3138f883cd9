import { weightedWindows } from './stat.rules.js';

it('the last 30 days count whole, the 30 before them half, and 30 more a quarter [I-046]', () => {
  expect(weightedWindows('20261126')).toEqual([
    { weight: 1, from: new Date('2026-10-27T22:00:00.000Z') },
    { weight: 0.5, from: new Date('2026-09-27T21:00:00.000Z') },
    { weight: 0.25, from: new Date('2026-08-28T21:00:00.000Z') },
  ]);
});
