import fc from 'fast-check';
import {
  addDays,
  dayMinutes,
  dayRange,
  daysBetween,
  daysTouched,
  helsinkiDay,
  helsinkiInstant,
  helsinkiWall,
  isDay,
  isoWeek,
  nextWorkday,
  weekday,
} from './helsinki.js';

const SPRING_FORWARD = '20260329';
const FALL_BACK = '20261025';

describe('a day in Helsinki', () => {
  it.each([
    ['an ordinary winter day', '20261120', '2026-11-19T22:00:00.000Z', '2026-11-20T21:59:59.999Z', 1440],
    ['an ordinary summer day', '20260701', '2026-06-30T21:00:00.000Z', '2026-07-01T20:59:59.999Z', 1440],
    ['the day of 23 hours', SPRING_FORWARD, '2026-03-28T22:00:00.000Z', '2026-03-29T20:59:59.999Z', 1380],
    ['the day of 25 hours', FALL_BACK, '2026-10-24T21:00:00.000Z', '2026-10-25T21:59:59.999Z', 1500],
  ])('lasts from midnight to 23:59:59.999 on %s [G-035]', (_what, day, start, end, minutes) => {
    expect(dayRange(day)).toEqual({ start: new Date(start), end: new Date(end) });
    expect(dayMinutes(day)).toBe(minutes);
  });

  it.each([
    ['2026-11-19T21:59:59.999Z', '20261119', 1439],
    ['2026-11-19T22:00:00.000Z', '20261120', 0],
    ['2026-03-29T00:59:00.000Z', SPRING_FORWARD, 179],
    ['2026-03-29T01:00:00.000Z', SPRING_FORWARD, 240],
    ['2026-10-25T00:30:00.000Z', FALL_BACK, 210],
    ['2026-10-25T01:30:00.000Z', FALL_BACK, 210],
  ])('shows %s as %s, minute %i', (instant, yyyymmdd, minuteOfDay) => {
    expect(helsinkiWall(new Date(instant))).toEqual({ yyyymmdd, minuteOfDay });
  });

  it.each([
    ['a time the clock skips is an hour later', SPRING_FORWARD, 210, '2026-03-29T01:30:00.000Z'],
    ['the first minute after the gap', SPRING_FORWARD, 240, '2026-03-29T01:00:00.000Z'],
    ['a time the clock shows twice is the first', FALL_BACK, 210, '2026-10-25T00:30:00.000Z'],
    ['the minute after the overlap', FALL_BACK, 240, '2026-10-25T02:00:00.000Z'],
    ['minute 1440 is the next midnight', '20261120', 1440, '2026-11-20T22:00:00.000Z'],
    ['a negative minute is the day before', '20261120', -30, '2026-11-19T21:30:00.000Z'],
  ])('finds the instant of a wall time: %s', (_what, day, minutes, instant) => {
    expect(helsinkiInstant(day, minutes)).toEqual(new Date(instant));
  });

  it('agrees with Intl at every minute', () => {
    const intl = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Helsinki',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const anyMinute = fc.integer({ min: Date.UTC(2000, 0) / 60_000, max: Date.UTC(2050, 0) / 60_000 });
    fc.assert(
      fc.property(anyMinute, (minute) => {
        const { yyyymmdd, minuteOfDay } = helsinkiWall(minute * 60_000);
        const [day = '', clock = ''] = intl.format(minute * 60_000).split(' ');
        expect(yyyymmdd).toBe(day.replaceAll('-', ''));
        expect(minuteOfDay).toBe(Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)));
      }),
    );
  });
});

describe('calendar', () => {
  it.each([
    ['20261120', 1, '20261121'],
    ['20261231', 1, '20270101'],
    ['20280228', 1, '20280229'],
    ['20260301', -1, '20260228'],
    [SPRING_FORWARD, 1, '20260330'],
    [FALL_BACK, 1, '20261026'],
  ])('counts from %s by %i to %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
    expect(daysBetween(day, expected)).toBe(days);
  });

  it.each([
    ['20261120', 5, 47],
    ['20260101', 4, 1],
    ['20261231', 4, 53],
    ['20270101', 5, 53],
    ['20270104', 1, 1],
    ['20241230', 1, 1],
  ])('knows that %s is weekday %i of week %i', (day, expectedWeekday, week) => {
    expect(weekday(day)).toBe(expectedWeekday);
    expect(isoWeek(day)).toBe(week);
  });

  it.each([
    ['Thursday', '20261119', '20261120'],
    ['Friday', '20261120', '20261123'],
    ['Saturday', '20261121', '20261123'],
    ['Sunday', '20261122', '20261123'],
  ])('skips the weekend after %s [G-151]', (_weekday, day, expected) => {
    expect(nextWorkday(day)).toBe(expected);
  });

  it.each([
    ['one that ends at midnight', '07:00', '24:00', ['20261120']],
    ['one that ends a minute later', '07:00', '24:01', ['20261120', '20261121']],
    ['an empty one', '07:00', '07:00', ['20261120']],
  ])('lists the days an interval touches: %s', (_what, start, end, days) => {
    const at = (clock: string): Date =>
      helsinkiInstant('20261120', Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)));
    expect(daysTouched(at(start), at(end))).toEqual(days);
  });

  it('refuses to list the days of an interval that cannot be meant', () => {
    const far = new Date('9999-12-31T22:00:00Z');
    expect(() => daysTouched(new Date('2026-11-20T00:00:00Z'), far)).toThrow(RangeError);
  });

  it.each([
    ['20260228', true],
    ['20260229', false],
    ['20261301', false],
    ['2026-11-20', false],
    ['', false],
  ])("tells whether '%s' is a day: %s", (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });

  it('names the day of an instant by the clock in Helsinki', () => {
    expect(helsinkiDay(new Date('2026-11-19T22:30:00Z'))).toBe('20261120');
  });
});
