import { Failure } from '@keikka/contracts';
import { windowOf } from './day-window.js';

const START = '2026-11-20T00:00:00+02:00';

describe('windowOf', () => {
  it('answers the window in UTC', () => {
    expect(windowOf(START, '2026-11-21T00:00:00+02:00', 'end')).toEqual({
      start: '2026-11-19T22:00:00.000Z',
      end: '2026-11-20T22:00:00.000Z',
    });
  });

  it('takes 366 days', () => {
    expect(windowOf('2026-01-01T00:00Z', '2027-01-02T00:00Z', 'end').end).toBe('2027-01-02T00:00:00.000Z');
  });

  it('takes no more days than its caller allows', () => {
    expect(windowOf(START, '2026-11-28T00:00:00+02:00', 'end', 8).end).toBe('2026-11-27T22:00:00.000Z');
    expect(() => windowOf(START, '2026-11-28T00:01:00+02:00', 'end', 8)).toThrow(Failure);
  });

  it.each([
    ['ends as it starts', START, START],
    ['ends before it starts', START, '2026-11-19T00:00:00+02:00'],
    ['is longer than a leap year', '2026-01-01T00:00Z', '2027-01-02T00:01Z'],
    ['starts before this century', '1999-12-31T00:00Z', '2000-01-01T00:00Z'],
    ['ends after this century', '2099-12-31T00:00Z', '2100-01-01T00:01Z'],
    ['is no time', 'now', 'then'],
  ])('refuses a window that %s', (_, from, to) => {
    expect(() => windowOf(from, to, 'endISO')).toThrow(
      expect.objectContaining({
        code: 'REQUEST.INVALID',
        details: [{ field: 'endISO', problem: expect.any(String) as string }],
      }) as Failure,
    );
  });
});
