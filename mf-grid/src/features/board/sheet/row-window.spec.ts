import { holds, rowsInSight, rowWindow, SPARE_ROWS } from './row-window.js';

/** Tops of rows of 24 px. */
const tops = (count: number): number[] => Array.from({ length: count + 1 }, (_, index) => index * 24);

describe('rows in sight', () => {
  it.each([
    ['the first, whole ones', 0, 240, 0, 10],
    ['one that is half above', 12, 240, 0, 11],
    ['one pixel of the next', 0, 241, 0, 11],
    ['from a row on', 48, 48, 2, 4],
    ['the last ones', 2160, 240, 90, 100],
    ['the last ones when scrolled past them', 2300, 900, 62, 100],
    ['none in no room', 0, 0, 0, 0],
  ])('are %s', (_, scrollTop, height, first, end) => {
    expect(rowsInSight(tops(100), scrollTop, height)).toEqual({ first, end });
  });

  it('are none of none', () => {
    expect(rowsInSight([0], 0, 500)).toEqual({ first: 0, end: 0 });
  });
});

describe('the drawn rows', () => {
  it('are those in sight with spare ones around, within the board', () => {
    expect(rowWindow(tops(100), 480, 240, SPARE_ROWS)).toEqual({
      first: 20 - SPARE_ROWS,
      end: 30 + SPARE_ROWS,
    });
    expect(rowWindow(tops(100), 0, 240, SPARE_ROWS)).toEqual({ first: 0, end: 10 + SPARE_ROWS });
    expect(rowWindow(tops(12), 48, 240, SPARE_ROWS)).toEqual({ first: 0, end: 12 });
  });

  it('hold what is in sight until a row comes in that is not drawn', () => {
    const drawn = rowWindow(tops(100), 480, 240, SPARE_ROWS);
    const after = (rows: number) => rowsInSight(tops(100), 480 + rows * 24, 240);
    expect(holds(drawn, after(SPARE_ROWS))).toBe(true);
    expect(holds(drawn, after(SPARE_ROWS + 1))).toBe(false);
    expect(holds(drawn, after(-SPARE_ROWS - 1))).toBe(false);
  });
});
