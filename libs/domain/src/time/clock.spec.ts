import fc from 'fast-check';
import { clockAt, instantOfClock } from './clock.js';
import { HOUR_MS, MINUTE_MS } from './duration.js';
import { clockOf, clockText } from './format.js';
import { addDays, dayMinutes, dayRange, helsinkiDay, helsinkiWall, isSummerTime } from './helsinki.js';
import { parseClock, timeFieldText } from './time-field.js';

const QUARTER_MS = 15 * MINUTE_MS;
const at = (iso: string): number => Date.parse(`2026-${iso}Z`);
const read = (text: string, known: Parameters<typeof instantOfClock>[1]): string =>
  instantOfClock(parseClock(text)!, known).toISOString().slice(5, 16);

describe('the clock of an instant', () => {
  it.each([
    ['10-24T23:59', '2:59'],
    ['10-25T00:00', '3:00 kesäaikaa'],
    ['10-25T00:59', '3:59 kesäaikaa'],
    ['10-25T01:00', '3:00 talviaikaa'],
    ['10-25T01:59', '3:59 talviaikaa'],
    ['10-25T02:00', '4:00'],
    ['03-29T00:59', '2:59'],
    ['03-29T01:00', '4:00'],
    ['10-24T00:30', '3:30'],
    ['10-26T01:30', '3:30'],
  ])('names its half only where the clock shows it twice: %s is %s', (iso, text) => {
    expect(clockOf(at(iso))).toBe(text);
  });
});

describe('a clock read as the end of a time', () => {
  it.each([
    ['10-25T01:15', '3:45', '10-25T01:45'],
    ['10-25T00:30', '3:15', '10-25T01:15'],
    ['10-25T00:30', '3:45', '10-25T00:45'],
    ['10-25T00:30', '3:45 talviaikaa', '10-25T01:45'],
    ['10-24T22:00', '3:00 t', '10-25T01:00'],
    ['10-24T22:00', '3:00', '10-25T00:00'],
    ['10-25T00:30', '3:30', '10-25T01:30'],
    ['10-25T01:30', '3:15', '10-26T01:15'],
    ['10-25T01:30', '3:30', '10-26T01:30'],
    ['10-24T02:00', '3:45', '10-25T00:45'],
    ['10-24T02:00', '3:45 talvi', '10-25T01:45'],
    ['10-25T01:15', '5', '10-25T03:00'],
    ['03-28T23:00', '3:30', '03-29T01:30'],
    ['03-29T01:15', '3:30', '03-29T01:30'],
    ['03-29T01:45', '3:30', '03-30T00:30'],
    ['11-20T06:00', '7:00', '11-21T05:00'],
    ['11-20T06:00', '8:15 kesä', '11-20T06:15'],
  ])('from %s at %s is %s, the first after the start', (start, text, end) => {
    expect(read(text, { was: at(start) + HOUR_MS, after: at(start) })).toBe(end);
  });

  it.each([
    ['10-25T01:15', '3:45', '10-25T01:45'],
    ['10-25T00:15', '3:45', '10-25T00:45'],
    ['10-25T01:50', '3:45', '10-25T00:45'],
    ['10-24T05:00', '3:45 t', '10-25T01:45'],
    ['10-25T08:00', '7:00', '10-25T05:00'],
  ])('from %s at %s of its own day is %s', (start, text, end) => {
    expect(read(text, { was: at(start), day: '20261025', after: at(start) })).toBe(end);
  });
});

describe('a clock read as the start of a time', () => {
  it.each(['10-24T22:00', '10-25T02:10', '10-25T04:00', '10-25T20:00'])(
    'from %s, which the clock shows once, to 3:20 is the first of the two (R-03)',
    (was) => expect(read('3:20', { was: at(was) })).toBe('10-25T00:20'),
  );

  it.each([
    ['10-25T01:15', '3:20', '10-25T01:20'],
    ['10-25T00:15', '3:20', '10-25T00:20'],
    ['10-25T01:00', '3:50', '10-25T01:50'],
    ['10-25T01:15', '3:20 kesä', '10-25T00:20'],
    ['10-25T00:15', '3:20 talviaikaa', '10-25T01:20'],
    ['10-24T22:00', '3:20', '10-25T00:20'],
    ['10-25T01:15', '2:59', '10-24T23:59'],
    ['10-25T00:15', '4:00', '10-25T02:00'],
    ['03-29T00:15', '3:30', '03-29T01:30'],
    ['03-29T02:15', '3:30 talvi', '03-29T01:30'],
  ])('from %s to %s is %s, in the half where it was', (was, text, start) => {
    expect(read(text, { was: at(was) })).toBe(start);
  });
});

/** The nights of 23 and of 25 hours in ten years. */
const nights = Array.from({ length: 3652 }, (_, index) => addDays('20260101', index)).filter(
  (yyyymmdd) => dayMinutes(yyyymmdd) !== 1440,
);

describe('over the nights in which the clocks change', () => {
  const anyNight = fc.constantFrom(...nights);
  const anyMinute = fc.integer({ min: -1440, max: 2880 });
  const instantOn = (yyyymmdd: string, minute: number): number =>
    dayRange(yyyymmdd).start.getTime() + minute * MINUTE_MS;
  const seeded = { seed: 1025, numRuns: 500 };

  it('are two of each year', () => expect(nights).toHaveLength(20));

  it.each(nights)(
    'each quarter of %s is told apart, and read as it is printed or shown in a field',
    (day) => {
      const { start, end } = dayRange(day);
      const texts = new Set<string>();
      for (let ms = start.getTime(); ms < end.getTime(); ms += QUARTER_MS) {
        texts.add(clockOf(ms));
        for (const text of [clockOf(ms), timeFieldText(clockAt(ms)), `\u200e klo\u00a0${clockOf(ms)} `]) {
          for (const known of [{ was: start }, { was: end }, { was: end, day, after: start.getTime() - 1 }])
            expect(instantOfClock(parseClock(text)!, known)).toEqual(new Date(ms));
        }
      }
      expect(texts.size).toBe(dayMinutes(day) / 15);
    },
  );

  it('an end is the first instant after the start that shows its clock', () => {
    fc.assert(
      fc.property(anyNight, anyMinute, fc.integer({ min: 1, max: 1439 }), (night, from, length) => {
        const start = instantOn(night, from);
        const { minuteOfDay } = helsinkiWall(start + length * MINUTE_MS);
        const end = instantOfClock({ minuteOfDay }, { was: start, after: start }).getTime();
        const shows = (minute: number): boolean =>
          helsinkiWall(start + minute * MINUTE_MS).minuteOfDay === minuteOfDay;
        // A time of the gap is shown an hour later, so that it may be found before a whole day has passed.
        const first = Array.from({ length: 1441 }, (_, index) => index + 1).find(shows);
        const isLater = helsinkiWall(end).minuteOfDay !== minuteOfDay;
        if (isLater) expect(nights).toContain(helsinkiDay(end));
        else expect((end - start) / MINUTE_MS).toBe(first);
        expect(end).toBeGreaterThan(start);
      }),
      seeded,
    );
  });

  it('an end with its printed name is the end, whatever the start', () => {
    fc.assert(
      fc.property(anyNight, anyMinute, fc.integer({ min: 1, max: 1379 }), (night, from, length) => {
        const [start, end] = [instantOn(night, from), instantOn(night, from + length)];
        expect(instantOfClock(parseClock(clockOf(end))!, { was: start, after: start })).toEqual(
          new Date(end),
        );
      }),
      seeded,
    );
  });

  it('a start keeps its half, and a few minutes typed move it by as many', () => {
    fc.assert(
      fc.property(
        anyNight,
        fc.integer({ min: 0, max: 1379 }),
        fc.integer({ min: 0, max: 59 }),
        (night, from, minute) => {
          const was = instantOn(night, from);
          const { minuteOfDay } = helsinkiWall(was);
          const typed = minuteOfDay - (minuteOfDay % 60) + minute;
          const start = instantOfClock(parseClock(clockText(typed))!, { was });
          expect((start.getTime() - was) / MINUTE_MS).toBe(typed - minuteOfDay);
          expect(isSummerTime(start)).toBe(isSummerTime(was));
        },
      ),
      seeded,
    );
  });
});
