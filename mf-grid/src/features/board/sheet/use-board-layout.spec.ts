import { fireEvent, renderHook, waitFor } from '@testing-library/react';
import { HEADER_HEIGHT } from '../../../day/rows/presets.js';
import { rowsInSight, SPARE_ROWS } from './row-window.js';
import { useRowWindow } from './use-board-layout.js';

const VIEW = 500;
const rowsOf = (height: number, count = 100): number[] =>
  Array.from({ length: count + 1 }, (_, index) => index * height);

describe('the rows that are drawn', () => {
  const height = HEADER_HEIGHT + VIEW;
  const draw = async (initial: number[]) => {
    const scroller = document.createElement('div');
    const { result, rerender } = renderHook(
      ({ tops, day }) => useRowWindow(scroller, { tops, height, yyyymmdd: day }),
      {
        initialProps: { tops: initial, day: '20261120' },
      },
    );
    const scrollTo = (scrollTop: number): void => {
      scroller.scrollTop = scrollTop;
      fireEvent.scroll(scroller);
    };
    await waitFor(() => expect(result.current.end).toBe(VIEW / 50 + SPARE_ROWS));
    return {
      scrollTo,
      /** As the browser does it: a board that has become too short is scrolled back. */
      change(tops: number[], day = '20261120'): void {
        rerender({ tops, day });
        const furthest = (tops.at(-1) ?? 0) - VIEW;
        if (scroller.scrollTop > furthest) scrollTo(furthest);
      },
      drawn: () => result.current,
      expectNoBlank(tops: number[]): void {
        const { first, end } = rowsInSight(tops, scroller.scrollTop, VIEW);
        expect(result.current.first).toBeLessThanOrEqual(first);
        expect(result.current.end).toBeGreaterThanOrEqual(end);
      },
    };
  };

  it('are those in sight of a day that comes, and the spare ones once it has been painted', async () => {
    const days = { initialProps: '20261120' };
    const { result, rerender } = renderHook(
      (day) => useRowWindow(null, { tops: rowsOf(50), height, yyyymmdd: day }),
      days,
    );
    for (const day of ['20261120', '20261121']) {
      rerender(day);
      expect(result.current).toEqual({ first: 0, end: VIEW / 50 });
      await waitFor(() => expect(result.current).toEqual({ first: 0, end: VIEW / 50 + SPARE_ROWS }));
    }
  });

  it('stay the same as long as the first in sight does', async () => {
    const board = await draw(rowsOf(50));
    const before = board.drawn();
    board.scrollTo(49);
    expect(board.drawn()).toBe(before);
  });

  it.each([
    ['row by row', 50],
    ['past the spare ones at once', (SPARE_ROWS + 3) * 50],
  ])('follow a scroll %s, with as many spare ones before and behind', async (_, step) => {
    const board = await draw(rowsOf(50));
    board.scrollTo(1_000);
    board.scrollTo(1_000 + step);
    const first = (1_000 + step) / 50;
    expect(board.drawn()).toEqual({ first: first - SPARE_ROWS, end: first + VIEW / 50 + SPARE_ROWS });
  });

  it.each([
    ['rows grow flatter', rowsOf(24), '20261120'],
    ['another day comes', rowsOf(50), '20261121'],
    ['another day has more and flatter rows', rowsOf(24, 300), '20261121'],
  ])('are those in sight when %s, wherever the board is scrolled to', async (_, tops, day) => {
    for (const scrollTop of [SPARE_ROWS * 50, 49, 4_049]) {
      const board = await draw(rowsOf(50));
      board.scrollTo(scrollTop);
      board.change(tops, day);
      board.expectNoBlank(tops);
    }
  });

  it('are those in sight of a day that is scrolled within its first row before it has spare ones', async () => {
    const board = await draw(rowsOf(50));
    board.change(rowsOf(50), '20261121');
    board.scrollTo(49);
    board.expectNoBlank(rowsOf(50));
  });

  it('are those in sight of a long day after a short one, which took the scroll back', async () => {
    const board = await draw(rowsOf(50));
    board.scrollTo(4_500);
    board.change(rowsOf(50, 30), '20261121');
    board.expectNoBlank(rowsOf(50, 30));
    board.change(rowsOf(50), '20261120');
    board.expectNoBlank(rowsOf(50));
  });
});
