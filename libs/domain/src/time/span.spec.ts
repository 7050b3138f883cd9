import { repairSpan } from './span.js';

describe('repairSpan', () => {
  const at = (clock: string): Date => new Date(`2026-11-20T${clock}:00+02:00`);

  it.each([
    ['a start at the end', '16:00', '16:00', '17:00', 60],
    ['a start after the end', '18:00', '16:00', '19:00', 60],
    ['an end before the start', '07:00', '06:00', '08:00', 60],
    ['an end a minute after the start', '07:00', '07:01', '07:01', 1],
    ['an ordinary end', '07:00', '09:30', '09:30', 150],
  ])('answers %s [G-174]', (_what, start, end, repairedEnd, minutes) => {
    expect(repairSpan(at(start), at(end))).toEqual({ start: at(start), end: at(repairedEnd), minutes });
  });

  it('counts elapsed minutes over the night the clocks go back [G-174]', () => {
    const start = new Date('2026-10-25T02:00:00+03:00');
    const end = new Date('2026-10-25T05:00:00+02:00');
    expect(repairSpan(start, end).minutes).toBe(240);
  });
});
