import { instantOfClock } from '../time/clock.js';
import { clockRange, dayMonth } from '../time/format.js';
import { helsinkiDay } from '../time/helsinki.js';
import { parseClock } from '../time/time-field.js';
import {
  isSamePumpTime,
  pumpEnd,
  pumpEndDays,
  pumpTimeOnDay,
  readsEnd,
  readsEndAfterDays,
  readsStart,
  withEnd,
  withEndAfterDays,
  withStart,
  type PumpTime,
} from './pump-time.js';

/** From an instant with its offset, so that the clocks of the changing nights are told apart. */
const pumpTime = (start: string, minutes: number): PumpTime => ({ start: new Date(start), minutes });
const onFriday = (clock: string, minutes: number): PumpTime =>
  pumpTime(`2026-11-20T${clock}:00+02:00`, minutes);

/** '20.11. 7:00–13:00 +0, 360 min' */
const told = (time: PumpTime): string =>
  `${dayMonth(helsinkiDay(time.start))} ${clockRange(time.start, pumpEnd(time))} +${pumpEndDays(time)}, ${time.minutes} min`;

const typed = (text: string, known: Parameters<typeof instantOfClock>[1]): Date =>
  instantOfClock(parseClock(text)!, known);
const typedStart = (time: PumpTime, text: string): string =>
  told(withStart(time, typed(text, { was: time.start, ...readsStart(time) })));
const typedEnd = (time: PumpTime, text: string): string =>
  told(withEnd(time, typed(text, { was: pumpEnd(time), ...readsEnd(time) })));
const typedEndAfterDays = (time: PumpTime, text: string, days: number): string =>
  told(withEnd(time, typed(text, { was: pumpEnd(time), ...readsEndAfterDays(time, days) })));

describe('a typed end', () => {
  it.each([
    ['of 7–13', onFriday('07:00', 360), '12', '20.11. 7:00–12:00 +0, 300 min'],
    ['a minute after the start', onFriday('07:00', 360), '7:01', '20.11. 7:00–7:01 +0, 1 min'],
    ['at the start is an hour', onFriday('07:00', 360), '7:00', '20.11. 7:00–8:00 +0, 60 min'],
    ['before the start is an hour', onFriday('07:00', 360), '6', '20.11. 7:00–8:00 +0, 60 min'],
    ['of 22–23 is no night', onFriday('22:00', 60), '2', '20.11. 22:00–23:00 +0, 60 min'],
    ['of midnight for 18–23 is an hour', onFriday('18:00', 300), '0', '20.11. 18:00–19:00 +0, 60 min'],
    [
      'at the start of 23:30 is an hour over midnight',
      onFriday('23:30', 20),
      '23:30',
      '20.11. 23:30–0:30 +1, 60 min',
    ],
  ])('%s (R-01)', (_what, time, text, expected) => {
    expect(typedEnd(time, text)).toBe(expected);
  });

  it.each([
    ['3 of 22–2 is next morning', onFriday('22:00', 240), '3', '20.11. 22:00–3:00 +1, 300 min'],
    ['23 of 22–2 is the same evening', onFriday('22:00', 240), '23', '20.11. 22:00–23:00 +0, 60 min'],
    ['22:01 of 22–2 is a minute', onFriday('22:00', 240), '22:01', '20.11. 22:00–22:01 +0, 1 min'],
    ['22 of 22–2 is a day', onFriday('22:00', 240), '22', '20.11. 22:00–22:00 +1, 1440 min'],
    [
      'of 23 h 59 min is the first after the start',
      onFriday('22:00', 1439),
      '23',
      '20.11. 22:00–23:00 +0, 60 min',
    ],
    ['of 24 h is on the day of the end', onFriday('22:00', 1440), '23', '20.11. 22:00–23:00 +1, 1500 min'],
    ['of three days is on the day of the end', onFriday('07:00', 4320), '9', '20.11. 7:00–9:00 +3, 4440 min'],
    [
      'of a day, before the start by its clock',
      onFriday('22:00', 1440),
      '2',
      '20.11. 22:00–2:00 +1, 240 min',
    ],
  ])('%s (R-02)', (_what, time, text, expected) => {
    expect(typedEnd(time, text)).toBe(expected);
  });

  it.each([
    ['2 of 22–23 on the next day', onFriday('22:00', 60), '2', 1, '20.11. 22:00–2:00 +1, 240 min'],
    ['midnight of 18–23', onFriday('18:00', 300), '0', 1, '20.11. 18:00–0:00 +1, 360 min'],
    ['15 of 7–15 on the next day', onFriday('07:00', 480), '15', 1, '20.11. 7:00–15:00 +1, 1920 min'],
    ['7 of 7–15 a week later', onFriday('07:00', 480), '7', 7, '20.11. 7:00–7:00 +7, 10080 min'],
  ])('carries its day: %s (R-01)', (_what, time, text, days, expected) => {
    expect(typedEndAfterDays(time, text, days)).toBe(expected);
  });

  it.each([
    [
      'in the gap moves on by an hour',
      pumpTime('2026-03-29T01:00:00+02:00', 60),
      '3:30',
      '29.3. 1:00–4:30 +0, 150 min',
    ],
    [
      'over the gap has an hour less',
      pumpTime('2026-03-29T02:00:00+02:00', 30),
      '5',
      '29.3. 2:00–5:00 +0, 120 min',
    ],
    [
      'on the day of 23 hours',
      pumpTime('2026-03-29T00:00:00+02:00', 60),
      '23:59',
      '29.3. 0:00–23:59 +0, 1379 min',
    ],
    [
      'of a night over the gap',
      pumpTime('2026-03-28T22:00:00+02:00', 180),
      '3:30',
      '28.3. 22:00–4:30 +1, 330 min',
    ],
    [
      'in the fold is the first',
      pumpTime('2026-10-25T01:00:00+03:00', 60),
      '3:30',
      '25.10. 1:00–3:30 kesäaikaa +0, 150 min',
    ],
    [
      'in the fold is the second after the first',
      pumpTime('2026-10-25T03:30:00+03:00', 15),
      '3:15',
      '25.10. 3:30 kesäaikaa–3:15 talviaikaa +0, 45 min',
    ],
    [
      'in the fold by its name',
      pumpTime('2026-10-25T01:00:00+03:00', 60),
      '3:30 talvi',
      '25.10. 1:00–3:30 talviaikaa +0, 210 min',
    ],
    [
      'before a start in the second half is an hour',
      pumpTime('2026-10-25T03:30:00+02:00', 15),
      '3:15',
      '25.10. 3:30 talviaikaa–4:30 +0, 60 min',
    ],
    [
      'over the fold has an hour more',
      pumpTime('2026-10-25T02:00:00+03:00', 30),
      '5',
      '25.10. 2:00–5:00 +0, 240 min',
    ],
    [
      'on the day of 25 hours',
      pumpTime('2026-10-25T00:00:00+03:00', 60),
      '23:59',
      '25.10. 0:00–23:59 +0, 1499 min',
    ],
  ])('%s (R-03)', (_what, time, text, expected) => {
    expect(typedEnd(time, text)).toBe(expected);
  });
});

describe('a typed start', () => {
  it.each([
    ['leaves the end', onFriday('07:00', 360), '8', '20.11. 8:00–13:00 +0, 300 min'],
    ['a minute before the end', onFriday('07:00', 360), '12:59', '20.11. 12:59–13:00 +0, 1 min'],
    ['at the end is an hour', onFriday('07:00', 360), '13', '20.11. 13:00–14:00 +0, 60 min'],
    ['after the end is an hour', onFriday('07:00', 360), '23:30', '20.11. 23:30–0:30 +1, 60 min'],
  ])('%s (order §5)', (_what, time, text, expected) => {
    expect(typedStart(time, text)).toBe(expected);
  });

  it.each([
    ['1 of 22–2', onFriday('22:00', 240), '1', '20.11. 1:00–2:00 +1, 1500 min'],
    ['23 of 22–2', onFriday('22:00', 240), '23', '20.11. 23:00–2:00 +1, 180 min'],
  ])('stays on its date: %s (R-04)', (_what, time, text, expected) => {
    expect(typedStart(time, text)).toBe(expected);
  });

  it.each([
    ['in the gap', pumpTime('2026-03-29T01:00:00+02:00', 300), '3:30', '29.3. 4:30–7:00 +0, 150 min'],
    ['before the fold', pumpTime('2026-10-25T07:00:00+02:00', 60), '2', '25.10. 2:00–8:00 +0, 420 min'],
    [
      'in the fold is the first, also of a time after it',
      pumpTime('2026-10-25T07:00:00+02:00', 60),
      '3:30',
      '25.10. 3:30 kesäaikaa–8:00 +0, 330 min',
    ],
    [
      'in the second half of the fold stays in it',
      pumpTime('2026-10-25T03:30:00+02:00', 60),
      '3:15',
      '25.10. 3:15 talviaikaa–4:30 +0, 75 min',
    ],
  ])('%s (R-03)', (_what, time, text, expected) => {
    expect(typedStart(time, text)).toBe(expected);
  });
});

describe('the end on another day', () => {
  it.each([
    ['a night back to its evening is an hour', onFriday('22:00', 240), 0, '20.11. 22:00–23:00 +0, 60 min'],
    ['a long job back to its day', onFriday('07:00', 1920), 0, '20.11. 7:00–15:00 +0, 480 min'],
    ['a day on', onFriday('07:00', 480), 1, '20.11. 7:00–15:00 +1, 1920 min'],
    ['two days on', onFriday('07:00', 1920), 2, '20.11. 7:00–15:00 +2, 3360 min'],
    [
      'onto the day of 23 hours',
      pumpTime('2026-03-28T07:00:00+02:00', 60),
      1,
      '28.3. 7:00–8:00 +1, 1440 min',
    ],
    [
      'onto the day of 25 hours',
      pumpTime('2026-10-24T07:00:00+03:00', 60),
      1,
      '24.10. 7:00–8:00 +1, 1560 min',
    ],
  ])('keeps its clock: %s (R-01)', (_what, time, days, expected) => {
    expect(told(withEndAfterDays(time, days))).toBe(expected);
  });
});

describe('another date', () => {
  it.each([
    ['the next day', onFriday('07:00', 360), '20261121', '21.11. 7:00–13:00 +0, 360 min'],
    ['the same day', onFriday('07:00', 360), '20261120', '20.11. 7:00–13:00 +0, 360 min'],
    ['a night', onFriday('22:00', 240), '20261119', '19.11. 22:00–2:00 +1, 240 min'],
    ['into summer time', onFriday('07:00', 360), '20260701', '1.7. 7:00–13:00 +0, 360 min'],
    ['the day of 23 hours, over its gap', onFriday('01:00', 240), '20260329', '29.3. 1:00–6:00 +0, 240 min'],
    ['the day of 23 hours, in its gap', onFriday('03:30', 60), '20260329', '29.3. 4:30–5:30 +0, 60 min'],
    [
      'the day of 25 hours, over its fold',
      onFriday('01:00', 300),
      '20261025',
      '25.10. 1:00–5:00 +0, 300 min',
    ],
    [
      'the day of 25 hours, in its fold',
      onFriday('03:30', 60),
      '20261025',
      '25.10. 3:30 kesäaikaa–3:30 talviaikaa +0, 60 min',
    ],
  ])('keeps clock and length: %s [O-132]', (_what, time, day, expected) => {
    expect(told(pumpTimeOnDay(time, day))).toBe(expected);
  });

  it('leaves the second half of the fold on its own day alone (R-03)', () => {
    const time = pumpTime('2026-10-25T03:30:00+02:00', 60);
    expect(pumpTimeOnDay(time, '20261025')).toBe(time);
  });
});

describe('two pump times', () => {
  const time = onFriday('07:00', 360);
  it.each([
    ['at the same instants', onFriday('07:00', 360), true],
    ['with another start', onFriday('07:01', 360), false],
    ['with another length', onFriday('07:00', 361), false],
  ])('%s: the same is %s [O-133]', (_what, other, expected) => {
    expect(isSamePumpTime(time, other)).toBe(expected);
  });
});
