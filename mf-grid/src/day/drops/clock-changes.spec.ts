import { addDays, clockOf, dayMinutes, dayRange, MINUTE_MS } from '@keikka/domain';
import fc from 'fast-check';
import { gridDay, keikka, vehicle } from '../../../test/day.builder.js';
import { drawnSpan } from './slot.js';
import { dropBoard, resolveDrop, resolveResize, STEP_MS, type DropResult } from './resolve-drop.js';

/** The nights of 23 and of 25 hours in ten years. */
const nights = Array.from({ length: 3652 }, (_, index) => addDays('20260101', index)).filter(
  (yyyymmdd) => dayMinutes(yyyymmdd) !== 1440,
);
const anyNight = fc.constantFrom(...nights);
const anyQuarter = fc.integer({ min: 0, max: 23 });
const anyLength = fc.integer({ min: 1, max: 16 });
const seeded = { seed: 329, numRuns: 200 };

const boardOf = (yyyymmdd: string) => dropBoard(gridDay([], { yyyymmdd }), 1);
const itemAt = (startMs: number, endMs: number) =>
  keikka('10:00', '11:00', {
    timeStart: new Date(startMs).toISOString(),
    timeEnd: new Date(endMs).toISOString(),
  });
const timesOf = (result: DropResult): [number, number] | undefined =>
  'move' in result ? [Date.parse(result.move.timeStart), Date.parse(result.move.timeEnd)] : undefined;

describe('over the night in which the clocks change', () => {
  it('each step of a drag goes on by a quarter of elapsed time, and the length stays', () => {
    fc.assert(
      fc.property(anyNight, anyQuarter, anyLength, (night, quarter, length) => {
        const board = boardOf(night);
        const startMs = board.day.startMs + quarter * STEP_MS;
        const item = itemAt(startMs, startMs + length * STEP_MS);
        for (let step = 1; step <= 20; step += 1) {
          const dropped = resolveDrop(board, {
            item,
            target: vehicle(15),
            startMs: startMs + step * STEP_MS,
          });
          const moved = startMs + step * STEP_MS;
          expect(timesOf(dropped)).toEqual([moved, moved + length * STEP_MS]);
        }
      }),
      seeded,
    );
  });

  it('each step of a dragged end makes it a quarter longer', () => {
    fc.assert(
      fc.property(anyNight, anyQuarter, anyLength, (night, quarter, length) => {
        const board = boardOf(night);
        const startMs = board.day.startMs + quarter * STEP_MS;
        const endMs = startMs + length * STEP_MS;
        const item = itemAt(startMs, endMs);
        for (let step = 1; step <= 20; step += 1) {
          const ms = endMs + step * STEP_MS;
          expect(timesOf(resolveResize(board, { item, edge: 'end', ms }))).toEqual([startMs, ms]);
        }
      }),
      seeded,
    );
  });

  it('a drawn time is what was drawn, and each of its quarters has a name of its own', () => {
    for (const night of nights) {
      const { start } = dayRange(night);
      const quarters = Array.from(
        { length: dayMinutes(night) / 15 },
        (_, index) => start.getTime() + index * STEP_MS,
      );
      for (const ms of quarters) {
        const drawn = drawnSpan(night, ms + MINUTE_MS, ms + STEP_MS - MINUTE_MS);
        expect(drawn).toEqual({ startMs: ms, endMs: ms + STEP_MS });
      }
      expect(new Set(quarters.map(clockOf)).size).toBe(quarters.length);
    }
  });
});
