import type { GridItem } from '@keikka/contracts';
import { dayRange } from '@keikka/domain';
import { at, DAY, gridDay, keikka, vehicle } from '../../../../test/day.builder.js';
import { dropBoard, STEP_MS } from '../../../day/drops/resolve-drop.js';
import { boardRows } from '../../../day/rows/board-rows.js';
import { carriedTo, carry, type CarryStep } from './carry.js';
import type { Span } from '../../../day/model/grid-day.js';

describe('a bar carried by keys', () => {
  const { start, end } = dayRange(DAY);
  const board = {
    yyyymmdd: DAY,
    day: { startMs: start.getTime(), endMs: end.getTime() + 1 },
    ownAsiakasId: 1,
  };
  const partner = { ownerAsiakasId: 2, asiakasNimi: 'Hämeen Betonipumput Oy' };
  const sold = vehicle(15, [keikka('7:00', '9:00', { keikkaId: 2 })], { lastDate: '20261101' });
  const rows = boardRows(gridDay([vehicle(12), sold, vehicle(18), vehicle(41, [], partner)]), 1);
  const span = (from: string, to: string): Span => ({
    startMs: Date.parse(at(from)),
    endMs: Date.parse(at(to)),
  });
  const step = (from: Span, direction: CarryStep): Span | undefined =>
    carriedTo(rows, board, { vehicleId: 12, span: from }, direction)?.span;
  const vehicleAfter = (vehicleId: number, direction: CarryStep): number | undefined =>
    carriedTo(rows, board, { vehicleId, span: span('10:00', '12:00') }, direction)?.vehicleId;

  it.each<[CarryStep, string, string]>([
    ['earlier', '9:45', '11:45'],
    ['later', '10:15', '12:15'],
    ['shorter', '10:00', '11:45'],
    ['longer', '10:00', '12:15'],
  ])('goes a quarter of an hour %s', (direction, from, to) => {
    expect(step(span('10:00', '12:00'), direction)).toEqual(span(from, to));
  });

  it.each(['20261025', '20270328', '20311026', '20350325'])(
    'goes through the night of %s in quarters of elapsed time, and back the same way',
    (yyyymmdd) => {
      const night = dropBoard(gridDay([], { yyyymmdd }), 1);
      const stepped = (from: Span, direction: CarryStep): Span =>
        carriedTo(rows, night, { vehicleId: 12, span: from }, direction)!.span;
      const from = { startMs: night.day.startMs, endMs: night.day.startMs + 7 * STEP_MS };
      let carried = from;
      for (let step = 1; step <= 24; step += 1) {
        carried = stepped(carried, 'later');
        expect(carried).toEqual({
          startMs: from.startMs + step * STEP_MS,
          endMs: from.endMs + step * STEP_MS,
        });
        expect(stepped(carried, 'longer').endMs - carried.endMs).toBe(STEP_MS);
      }
      for (let step = 1; step <= 24; step += 1) carried = stepped(carried, 'earlier');
      expect(carried).toEqual(from);
    },
  );

  it('keeps the minutes of a time that is no quarter', () => {
    expect(step(span('10:10', '12:00'), 'later')).toEqual(span('10:25', '12:15'));
  });

  it('stays within the day', () => {
    expect(step(span('0:05', '2:00'), 'earlier')).toEqual(span('0:00', '1:55'));
    expect(step(span('0:00', '2:00'), 'earlier')).toBeUndefined();
    expect(step(span('23:30', '23:50'), 'later')).toEqual(span('23:45', '24:05'));
    expect(step(span('23:45', '24:05'), 'later')).toBeUndefined();
    expect(step(span('23:00', '23:50'), 'longer')).toEqual(span('23:00', '24:00'));
    expect(step(span('23:00', '24:00'), 'longer')).toBeUndefined();
  });

  it('goes earlier before midnight when it began there, while a quarter of an hour of it stays on the day', () => {
    expect(step(span('-1:00', '0:40'), 'earlier')).toEqual(span('-2:45', '0:25'));
    expect(step(span('-2:45', '0:25'), 'earlier')).toEqual(span('-2:35', '0:15'));
    expect(step(span('-2:35', '0:15'), 'earlier')).toBeUndefined();
  });

  it('is a quarter of an hour at least', () => {
    expect(step(span('10:00', '10:30'), 'shorter')).toEqual(span('10:00', '10:15'));
    expect(step(span('10:00', '10:29'), 'shorter')).toBeUndefined();
  });

  it('goes from vehicle to vehicle, over separators and over those out of service', () => {
    expect(vehicleAfter(12, 'down')).toBe(18);
    expect(vehicleAfter(18, 'down')).toBe(41);
    expect(vehicleAfter(18, 'up')).toBe(12);
    expect(vehicleAfter(12, 'up')).toBeUndefined();
    expect(vehicleAfter(41, 'down')).toBeUndefined();
  });

  describe('press by press', () => {
    const item = keikka('10:00', '12:00');
    const held = {
      vehicleId: 18,
      span: span('11:00', '13:00'),
      result: { rejected: 'DROP.UNCHANGED' },
    } as const;

    it.each<[string, typeof held | null, CarryStep, string, number]>([
      ['from where it stands', null, 'later', 'P12, 10:15–12:15, vapaa, puomi sopii', 1],
      ['from where it is held', held, 'later', 'P18, 11:15–13:15, vapaa, puomi sopii', 3],
      ['to the next vehicle', held, 'up', 'P12, 11:00–13:00, vapaa, puomi sopii', 1],
    ])('goes on %s', (_, from, direction, spoken, rowIndex) => {
      const next = carry(rows, board, item, from, direction);
      expect(next).toMatchObject({ spoken, rowIndex, place: { result: { move: { key: 'k4711' } } } });
    });

    it('is no change where it began', () => {
      const place = { ...held, vehicleId: 12, span: span('10:15', '12:15') };
      expect(carry(rows, board, item, place, 'earlier')).toMatchObject({
        place: { vehicleId: 12, span: span('10:00', '12:00'), result: { rejected: 'DROP.UNCHANGED' } },
      });
    });

    it.each<[string, GridItem, CarryStep, string]>([
      ['at the first vehicle', item, 'up', 'Ylempänä ei ole ajoneuvoa'],
      ['at the start of the day', keikka('0:00', '2:00'), 'earlier', 'Päivä alkaa tästä'],
      ['a copy that is not saved', { ...item, isTemp: true }, 'down', 'Väliaikaista palkkia ei voi siirtää'],
      [
        "another company's order",
        { ...item, ownerAsiakasId: 2 },
        'down',
        'Vain oman yrityksen tilauksia voi siirtää',
      ],
      [
        'on a vehicle that the board does not show',
        { ...item, vehicleId: 99 },
        'later',
        'Pudota ajoneuvon riville',
      ],
    ])('stays and says why: %s', (_, stays, direction, refused) => {
      expect(carry(rows, board, stays, null, direction)).toEqual({ refused });
    });
  });
});
