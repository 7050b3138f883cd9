import { STRIP_DAYS, stripDays, stripStart } from './day-strip.js';

describe('the strip of days', () => {
  it.each([
    ['today', '20261120', '20261120', '20261102'],
    ['its first day', '20261120', '20261102', '20261102'],
    ['its last day', '20261120', '20261231', '20261102'],
    ['the day after its last', '20261120', '20270101', '20261214'],
    ['the day before its first', '20261120', '20261101', '20261012'],
  ])('begins on a Monday and holds %s [G-034]', (_, today, chosen, start) => {
    expect(stripStart(today, chosen)).toBe(start);
  });

  it('has sixty days, each with its share of the busiest one [G-034]', () => {
    const days = stripDays('20261102', [
      { yyyymmdd: '20261103', keikkaCount: 30, m3: 100.5 },
      { yyyymmdd: '20261104', keikkaCount: 60, m3: 900 },
    ]);
    expect(days).toHaveLength(STRIP_DAYS);
    expect(days.slice(0, 3).map(({ share }) => share)).toEqual([0, 0.5, 1]);
    expect(days[0]).toMatchObject({ yyyymmdd: '20261102', startsWeek: true, weekend: false });
    expect(days[5]).toMatchObject({ yyyymmdd: '20261107', weekend: true });
    expect(days.at(-1)?.yyyymmdd).toBe('20261231');
  });
});
