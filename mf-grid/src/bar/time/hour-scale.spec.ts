import type { GridDay } from '@keikka/contracts';
import { helsinkiInstant } from '@keikka/domain';
import { at, DAY, gridDay, keikka, palkki, vehicle } from '../../../test/day.builder.js';
import { spanOf } from '../../day/model/grid-day.js';
import {
  barBox,
  hourScale,
  hourWindow,
  instantAt,
  lastingHourWindow,
  xOf,
  type HourScale,
} from './hour-scale.js';

const scaleOf = (day: GridDay, room: number): HourScale => hourScale(day.yyyymmdd, hourWindow(day), room);

const ROOM = 1100;
const MINUTE_MS = 60_000;
const drive = (betoniMatkaAika: number) => ({ betoniMatkaAika });
const hoursOf = (items: Parameters<typeof vehicle>[1], yyyymmdd = DAY) =>
  scaleOf(gridDay([vehicle(12, items)], { yyyymmdd }), ROOM).slots;

describe('hour scale', () => {
  it.each([
    ['an empty day', [], 6, 16],
    ['a job at 4:00', [keikka('4:00', '5:30')], 4, 16],
    ['a job till 18:30', [keikka('15:00', '18:30', drive(0))], 6, 18],
    ['a first job at 18:00', [keikka('18:00', '19:00')], 6, 19],
    ['a first job after 18', [keikka('19:00', '20:00')], 0, 20],
    ['a job till the end of the working day', [keikka('15:00', '17:00', drive(0))], 6, 16],
    ['a way back till the end of the working day', [keikka('15:00', '16:30', drive(30))], 6, 16],
    ['a way back that ends a minute later', [keikka('15:00', '16:30', drive(31))], 6, 17],
    ['a way back till 18:30, and half an hour', [keikka('15:00', '17:45', drive(45))], 6, 18],
    ['a way back till 18:31, and half an hour', [keikka('15:00', '17:45', drive(46))], 6, 19],
    ['a job over midnight', [keikka('22:00', '26:00')], 0, 23],
    ['a job that ends the day before it starts', [keikka('11:00', '-9:00')], 6, 16],
    ['a palkki at 4:00', [palkki('4:00', '8:00')], 4, 16],
    ['a palkki from the evening over midnight', [palkki('22:00', '26:00')], 6, 23],
    ['a palkki that ends in the night it began before', [palkki('-2:00', '2:00')], 0, 16],
    ['a palkki from the afternoon over midnight', [palkki('15:00', '26:00')], 6, 16],
    ['a palkki over the whole day', [palkki('-12:00', '30:00')], 6, 16],
  ])('of %s begins and ends at the right hours [G-284]', (_, items, first, last) => {
    const slots = hoursOf(items);
    expect([slots[0]!.hour, slots.at(-1)!.hour]).toEqual([first, last]);
  });

  it('dims the hours outside 6–17 and gives them half the width [G-284]', () => {
    const [four, five, six] = hoursOf([keikka('4:00', '5:30')]);
    expect([four!.dim, five!.dim, six!.dim]).toEqual([true, true, false]);
    expect(four!.width).toBeCloseTo(six!.width / 2);
  });

  it('takes all the room there is, and scrolls sideways rather than squeeze', () => {
    expect(scaleOf(gridDay([]), ROOM).width).toBeCloseTo(ROOM);
    expect(scaleOf(gridDay([]), 100).width).toBe(11 * 44);
  });

  it.each([
    ['20260329', 23, ['0', '1', '2', '4', '5']],
    ['20261025', 25, ['0', '1', '2', '3 summer', '3 winter']],
    ['20261120', 24, ['0', '1', '2', '3', '4']],
  ])('shows each elapsed hour of %s once, by a name of its own: %i hours', (yyyymmdd, count, first) => {
    const night = {
      ...keikka('0:00', '1:00'),
      timeStart: at('0:00', yyyymmdd),
      timeEnd: at('24:00', yyyymmdd),
    };
    const slots = hoursOf([night], yyyymmdd);
    expect(slots).toHaveLength(count);
    expect(slots.slice(0, 5).map(({ hour, half = '' }) => `${hour} ${half}`.trim())).toEqual(first);
  });

  it.each(['20260329', '20261025', '20261120'])('finds each quarter of %s where it stands', (yyyymmdd) => {
    const all = {
      ...keikka('0:00', '1:00'),
      timeStart: at('0:00', yyyymmdd),
      timeEnd: at('24:00', yyyymmdd),
    };
    const scale = scaleOf(gridDay([vehicle(12, [all])], { yyyymmdd }), ROOM);
    for (let ms = scale.startMs; ms <= scale.endMs; ms += 15 * MINUTE_MS) {
      expect(Math.round(instantAt(scale, xOf(scale, ms)) / MINUTE_MS)).toBe(ms / MINUTE_MS);
    }
  });

  it('keeps a place outside the scale at its end', () => {
    const scale = scaleOf(gridDay([]), ROOM);
    expect(xOf(scale, helsinkiInstant(DAY, 0).getTime())).toBe(0);
    expect(instantAt(scale, 5000)).toBe(helsinkiInstant(DAY, 17 * 60).getTime());
  });

  it('places a bar to the minute', () => {
    const scale = scaleOf(gridDay([]), 1100);
    expect(barBox(scale, spanOf(keikka('10:00', '13:30')))).toEqual({ left: 400, width: 350 });
  });

  it('keeps the hours that were shown until another day is', () => {
    const windowOf = lastingHourWindow();
    const nightShift = (yyyymmdd: string, from: string) =>
      gridDay([vehicle(12, [keikka(from, '12:00')])], { yyyymmdd });
    expect(windowOf(nightShift(DAY, '3:00'))).toMatchObject({ first: 3, end: 17 });
    expect(windowOf(nightShift(DAY, '8:00'))).toMatchObject({ first: 3, end: 17 });
    expect(windowOf(nightShift(DAY, '1:00'))).toMatchObject({ first: 1, end: 17 });
    expect(windowOf(gridDay([], { yyyymmdd: '20261121' }))).toMatchObject({ first: 6, end: 17 });
  });

  it('keeps a short bar wide enough to be grabbed', () => {
    const scale = scaleOf(gridDay([]), 1100);
    expect(barBox(scale, spanOf(keikka('10:00', '10:05'))).width).toBe(14);
  });
});
