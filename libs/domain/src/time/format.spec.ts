import {
  clockOf,
  clockRange,
  clockText,
  dayMonth,
  hoursText,
  longDate,
  numericDate,
  shortDate,
  shortDay,
  weekText,
} from './format.js';

describe('Finnish dates and times', () => {
  it('writes the long date of the grid page title', () => {
    expect(longDate('20261120')).toBe('perjantai 20. marraskuuta 2026');
    expect(longDate('20260601')).toBe('maanantai 1. kesäkuuta 2026');
  });

  it('writes short dates', () => {
    expect(shortDate('20261120')).toBe('pe 20.11.2026');
    expect(numericDate('20260105')).toBe('5.1.2026');
    expect(dayMonth('20260105')).toBe('5.1.');
    expect(shortDay('20261120')).toBe('pe 20.11.');
    expect(weekText('20261120')).toBe('vk 47');
  });

  it.each([
    [0, '0:00'],
    [420, '7:00'],
    [1439, '23:59'],
    [1440, '0:00'],
    [-15, '23:45'],
  ])('writes wall minute %i as %s', (minutes, text) => {
    expect(clockText(minutes)).toBe(text);
  });

  it('writes the wall clock of instants', () => {
    const start = new Date('2026-11-20T05:00:00Z');
    const end = new Date('2026-11-20T14:30:00Z');
    expect(clockOf(start)).toBe('7:00');
    expect(clockRange(start, end)).toBe('7:00–16:30');
  });

  it.each([
    [0, '0 min'],
    [15, '15 min'],
    [59, '59 min'],
    [60, '1 h'],
    [61, '1 h 1 min'],
    [225, '3 h 45 min'],
    [1440, '24 h'],
    [1500, '25 h'],
    [10_080, '168 h'],
  ])('reads %i minutes as %s', (minutes, text) => {
    expect(hoursText(minutes).replaceAll('\u00a0', ' ')).toBe(text);
  });
});
