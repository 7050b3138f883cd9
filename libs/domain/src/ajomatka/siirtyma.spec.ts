import { MINUTE_MS } from '../time/duration.js';
import { tooLongSiirtyma, type Stop } from './siirtyma.js';

const helsinki = { lat: 60.1699, lng: 24.9384 };
/** 0.1 degrees of latitude are 22 minutes away. */
const north = { ...helsinki, lat: helsinki.lat + 0.1 };

const stop = (place: Stop['place'], from: number, to: number): Stop => ({
  place,
  startMs: from * MINUTE_MS,
  endMs: to * MINUTE_MS,
});

describe('tooLongSiirtyma', () => {
  it.each([
    ['a minute too few', stop(helsinki, 0, 60), stop(north, 81, 90), { driveMinutes: 22, gapMinutes: 21 }],
    [
      'half a minute too few',
      stop(helsinki, 0, 60),
      stop(north, 81.5, 90),
      { driveMinutes: 22, gapMinutes: 21 },
    ],
    ['just enough', stop(helsinki, 0, 60), stop(north, 82, 90), null],
    ['no time', stop(helsinki, 0, 60), stop(north, 60, 90), { driveMinutes: 22, gapMinutes: 0 }],
    ['no time and no way', stop(helsinki, 0, 60), stop({ ...helsinki }, 60, 90), null],
    ['an overlap', stop(helsinki, 0, 60), stop(north, 59, 90), null],
    ['an unknown first place', stop(null, 0, 60), stop(north, 60, 90), null],
    ['an unknown next place', stop(helsinki, 0, 60), stop(null, 60, 90), null],
  ])('of %s', (_, before, next, found) => {
    expect(tooLongSiirtyma(before, next)).toEqual(found);
  });
});
