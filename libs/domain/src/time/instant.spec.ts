import { isInstant } from './instant.js';

describe('an instant', () => {
  it.each([
    '2026-11-20T07:00:00.000Z',
    '2026-11-20T07:00Z',
    '2026-11-20T07:00:59.9+02:00',
    '2026-11-20T23:59-14:59',
    '2028-02-29T00:00:00Z',
    '1999-12-31T22:00:00Z',
    '2099-12-31T21:59:59.999Z',
  ])('may be %s', (text) => {
    expect(isInstant(text)).toBe(true);
  });

  it.each([
    ['a local time', '2026-11-20T07:00:00'],
    ['a day', '2026-11-20'],
    ['hour 24', '2026-11-20T24:00:00Z'],
    ['minute 60', '2026-11-20T07:60:00Z'],
    ['second 60', '2026-11-20T07:00:60Z'],
    ['parts of a second beyond thousandths', '2026-11-20T07:00:00.0001Z'],
    ['an offset of 15 hours', '2026-11-20T07:00:00+15:00'],
    ['an offset of 24 hours', '2026-11-20T07:00:00+24:00'],
    ['an offset of 60 minutes', '2026-11-20T07:00:00+02:60'],
    ['an offset of nonsense', '2026-11-20T07:00:00-99:59'],
    ['30 February', '2026-02-30T10:00:00Z'],
    ['29 February of a common year', '2026-02-29T10:00:00Z'],
    ['31 April', '2026-04-31T10:00:00Z'],
    ['day 0', '2026-04-00T10:00:00Z'],
    ['month 13', '2026-13-01T10:00:00Z'],
    ['the last millisecond before 2000 in Helsinki', '1999-12-31T21:59:59.999Z'],
    ['the first instant of 2100 in Helsinki', '2099-12-31T22:00:00Z'],
    ['a year of five digits', '12026-11-20T07:00:00Z'],
    ['a line end behind it', '2026-11-20T07:00:00Z\n'],
  ])('is not %s', (_, text) => {
    expect(isInstant(text)).toBe(false);
  });
});
