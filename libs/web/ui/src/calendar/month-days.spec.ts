import { addMonths, dayForKey, monthWeeks } from './month-days.js';

describe('monthWeeks', () => {
  it('begins each week on Monday and names it by its ISO number', () => {
    const weeks = monthWeeks('20261120');
    expect(weeks[0]).toEqual({
      week: 44,
      days: ['20261026', '20261027', '20261028', '20261029', '20261030', '20261031', '20261101'],
    });
    expect(weeks).toHaveLength(6);
  });

  it('shows week 53 across the turn of the year', () => {
    expect(monthWeeks('20270101')[0]?.week).toBe(53);
  });
});

describe('addMonths', () => {
  it.each([
    ['20260131', 1, '20260228'],
    ['20240131', 1, '20240229'],
    ['20261231', 1, '20270131'],
    ['20260115', -1, '20251215'],
    ['20240229', 12, '20250228'],
  ])('%s and %i months is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });
});

describe('dayForKey', () => {
  it.each([
    ['ArrowLeft', false, '20261119'],
    ['ArrowDown', false, '20261127'],
    ['Home', false, '20261116'],
    ['End', false, '20261122'],
    ['PageUp', false, '20261020'],
    ['PageDown', true, '20271120'],
  ])('%s (shift %s) goes to %s', (key, shift, expected) => {
    expect(dayForKey(key, shift, '20261120')).toBe(expected);
  });

  it('leaves other keys alone', () => {
    expect(dayForKey('a', false, '20261120')).toBeUndefined();
  });
});
