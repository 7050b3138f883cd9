import type { GridItem } from '@keikka/contracts';
import { dayRange } from '@keikka/domain';
import { at, DAY, driver, keikka, maskedKeikka, palkki, vehicle } from '../../../test/day.builder.js';
import { resolveDriverDrop } from './resolve-driver-drop.js';
import { FINE_STEP_MS, resolveDrop, resolveResize, type DropBoard, type Edge } from './resolve-drop.js';

const { start, end } = dayRange(DAY);
const board: DropBoard = {
  yyyymmdd: DAY,
  day: { startMs: start.getTime(), endMs: end.getTime() + 1 },
  ownAsiakasId: 1,
};
const drop = (item: GridItem, time: string, target = vehicle(15)) =>
  resolveDrop(board, { item, target, startMs: Date.parse(at(time)) });
const order = keikka('10:10', '13:40');

describe('resolveDrop', () => {
  it.each([
    ['not moved along time keeps its odd minutes', '10:10', '10:10'],
    ['7 minutes later still keeps them', '10:17', '10:10'],
    ['8 minutes later snaps to the quarter', '10:18', '10:15'],
    ['23 minutes later', '10:33', '10:30'],
    ['an hour earlier', '9:10', '9:15'],
    ['before midnight stays on the day', '-1:00', '0:00'],
    ['after midnight stays on the day', '25:00', '23:45'],
  ])('an order %s [G-143]', (_, held, startsAt) => {
    expect(drop(order, held)).toEqual({
      move: {
        key: 'k4711',
        vehicleId: 15,
        timeStart: at(startsAt),
        timeEnd: new Date(Date.parse(at(startsAt)) + 210 * 60_000).toISOString(),
      },
    });
  });

  it.each([
    ['an hour later', '-2:00', '-1:00', '-1:00'],
    ['carried to another row, hardly moved', '-2:00', '-2:06', '-2:00'],
    ['earlier than it began', '-2:00', '-3:00', '-3:00'],
    ['so early that it would leave the day: a quarter of an hour stays', '-2:00', '-6:00', '-5:15'],
    ['into the day', '-2:00', '0:10', '0:15'],
    ['a week in the workshop, an hour later', '-72:00', '-71:00', '-71:00'],
  ])('what began before the day, %s', (_, from, held, startsAt) => {
    const item = { ...palkki('0:00', '3:00'), timeStart: at(from) };
    expect(drop(item, held)).toMatchObject({ move: { timeStart: at(startsAt) } });
  });

  it.each([
    ['where it was', order, vehicle(12), 'DROP.UNCHANGED'],
    ['beside the rows', order, null, 'DROP.NO_TARGET'],
    ['on a vehicle out of service', order, vehicle(15, [], { lastDate: '20261119' }), 'DROP.NOT_IN_SERVICE'],
    ['on a vehicle of others', order, vehicle(15, [], { plannable: false }), 'DROP.NOT_PLANNED'],
    ['though another company owns it', { ...order, ownerAsiakasId: 2 }, vehicle(15), 'DROP.FOREIGN_OWNER'],
    ['though it is masked', maskedKeikka('10:00', '11:00'), vehicle(15), 'DROP.MASKED'],
    ['though it is temporary', { ...order, isTemp: true }, vehicle(15), 'DROP.TEMPORARY'],
  ])('refuses a drop %s [G-145]', (_, item, target, rejected) => {
    expect(resolveDrop(board, { item, target, startMs: Date.parse(item.timeStart) })).toEqual({ rejected });
  });

  it('moves along time what stands on a vehicle of others', () => {
    const standing = vehicle(12, [order], { plannable: false });
    expect(drop(order, '9:10', standing)).toMatchObject({ move: { vehicleId: 12, timeStart: at('9:15') } });
  });

  it('takes a typed start to the minute', () => {
    const startMs = Date.parse(at('10:12'));
    expect(resolveDrop(board, { item: order, target: vehicle(12), startMs, exact: true })).toMatchObject({
      move: { timeStart: at('10:12'), timeEnd: at('13:42') },
    });
  });

  it('moves a palkki as an order', () => {
    const item = palkki('12:00', '13:00');
    const result = drop(item, '14:05');
    if (!('move' in result)) throw new Error('refused');
    expect(result.move).toMatchObject({ key: 'p900', timeStart: at('14:00'), timeEnd: at('15:00') });
  });

  it('keeps the length over the hour that comes twice in October', () => {
    const item = {
      ...keikka('1:00', '5:00'),
      timeStart: at('1:00', '20261025'),
      timeEnd: at('5:00', '20261025'),
    };
    const october = dayRange('20261025');
    const day = { startMs: october.start.getTime(), endMs: october.end.getTime() + 1 };
    const startMs = Date.parse(at('6:00', '20261025'));
    const result = resolveDrop(
      { ...board, yyyymmdd: '20261025', day },
      { item, target: vehicle(15), startMs },
    );
    expect(result).toMatchObject({ move: { timeEnd: at('11:00', '20261025') } });
  });
});

describe('resolveDriverDrop', () => {
  const free = vehicle(12, [keikka('7:00', '9:00')]);

  it('gives the driver the vehicle [G-144]', () => {
    expect(resolveDriverDrop(DAY, driver(5), free)).toEqual({ move: { personId: 5, vehicleId: 12 } });
  });

  it.each([
    ['who is away', driver(5, { pois: true }), free, 'DRIVER.AWAY'],
    ['beside the rows', driver(5), null, 'DRIVER.NO_TARGET'],
    ['on a vehicle of others', driver(5), vehicle(12, [], { plannable: false }), 'DRIVER.NOT_PLANNED'],
    [
      'on a vehicle out of service',
      driver(5),
      vehicle(12, [], { lastDate: '20200101' }),
      'DRIVER.NOT_IN_SERVICE',
    ],
    [
      'who drives it already',
      driver(5),
      vehicle(12, [keikka('7:00', '9:00', { kuskit: [{ ...driver(5), isExplicitAssignment: true }] })], {
        dayDriver: { ...driver(5), isExplicitAssignment: true },
      }),
      'DRIVER.UNCHANGED',
    ],
  ])('refuses a driver %s', (_, who, target, rejected) => {
    expect(resolveDriverDrop(DAY, who, target)).toEqual({ rejected });
  });
});

describe('resolveResize', () => {
  const pull = (edge: Edge, time: string, item: GridItem = order, stepMs?: number) =>
    resolveResize(board, { item, edge, ms: Date.parse(at(time)), stepMs });

  it.each([
    ['the end later, in quarters', 'end', '14:20', '10:10', '14:15'],
    ['the end earlier', 'end', '12:04', '10:10', '12:00'],
    ['the end before the start: a quarter of an hour stays', 'end', '9:00', '10:10', '10:25'],
    ['the end beyond midnight: the day ends it', 'end', '26:00', '10:10', '24:00'],
    ['the start earlier', 'start', '8:50', '8:45', '13:40'],
    ['the start after the end: a quarter of an hour stays', 'start', '15:00', '13:25', '13:40'],
    ['the start before the day', 'start', '-2:00', '0:00', '13:40'],
  ] as const)('pulls %s', (_, edge, held, from, to) => {
    expect(pull(edge, held)).toEqual({
      move: { key: 'k4711', vehicleId: 12, timeStart: at(from), timeEnd: at(to) },
    });
  });

  it('goes in steps of five minutes with Alt', () => {
    expect(pull('end', '14:03', order, FINE_STEP_MS)).toMatchObject({ move: { timeEnd: at('14:05') } });
  });

  it.each([
    ['hardly pulled', order, 'DROP.UNCHANGED'],
    ['another company’s', keikka('10:10', '13:40', { ownerAsiakasId: 2 }), 'DROP.FOREIGN_OWNER'],
    ['a temporary', keikka('10:10', '13:40', { isTemp: true }), 'DROP.TEMPORARY'],
  ] as const)('leaves what is %s', (_, item, rejected) => {
    expect(pull('end', '13:44', item)).toEqual({ rejected });
  });

  it('keeps the minutes of the clock on the day the clocks change', () => {
    const { start, end } = dayRange('20261025');
    const autumn: DropBoard = {
      ...board,
      yyyymmdd: '20261025',
      day: { startMs: start.getTime(), endMs: end.getTime() + 1 },
    };
    const night = { ...order, timeStart: at('1:00', '20261025'), timeEnd: at('2:00', '20261025') };
    const ms = Date.parse(at('5:00', '20261025'));
    // That night there are five hours from one to five.
    expect(resolveResize(autumn, { item: night, edge: 'end', ms })).toMatchObject({
      move: { timeEnd: at('5:00', '20261025') },
    });
    expect(Date.parse(at('5:00', '20261025')) - Date.parse(night.timeStart)).toBe(5 * 3_600_000);
  });
});
