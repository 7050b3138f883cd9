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
  shortTimes,
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
    ['00:15', '01:15', '3:15 kesäaikaa–3:15 talviaikaa'],
    ['00:15', '00:45', '3:15 kesäaikaa–3:45 kesäaikaa'],
    ['01:59', '02:00', '3:59 talviaikaa–4:00'],
    ['02:00', '03:30', '4:00–5:30'],
  ])('names the half of the hour that the clock shows twice: %s to %s', (start, end, text) => {
    expect(clockRange(new Date(`2026-10-25T${start}Z`), new Date(`2026-10-25T${end}Z`))).toBe(text);
  });

  it.each([
    ['3:15 kesäaikaa–3:15 talviaikaa', '3:15 kesä–3:15 talvi'],
    ['25.10. 3:30 talviaikaa – 26.10. 7:00', '25.10. 3:30 talvi – 26.10. 7:00'],
    ['7:00–16:30', '7:00–16:30'],
  ])('shortens %s to %s', (printed, text) => {
    expect(shortTimes(printed)).toBe(text);
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
