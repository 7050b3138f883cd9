import { act, screen } from '@testing-library/react';
import { at, gridDay, keikka, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import { renderGrid } from '../../../../test/render-grid.js';

jest.setTimeout(30_000);

/** A board of 100 px an hour from 6 o'clock. */
async function showBoard(address?: string): Promise<HTMLElement> {
  const bff = freshBff(gridDay([vehicle(12, [keikka('7:00', '8:30')])]));
  renderGrid(bff, address);
  return screen.findByRole('grid');
}

const clockX = (board: HTMLElement): number =>
  parseFloat(board.querySelector<HTMLElement>('.past')?.style.width ?? '');

describe('the hour scale', () => {
  it('names the visible hours in order, and bars stand under them [G-042]', async () => {
    const board = await showBoard();
    const bar = await screen.findByRole('gridcell', { name: /Rakennus Koskinen/ });
    const hours = [...board.querySelectorAll<HTMLElement>('.hour')];
    expect(hours.map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 11 }, (_, index) => `${6 + index}`),
    );
    const seven = hours.find(({ textContent }) => textContent === '7');
    expect(bar.style.left).toBe(seven?.style.left);
    expect(bar.style.width).toBe('150px');
  });
});

describe('the clock line', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse(at('9:00')), advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it('stands at the current time and moves on every 60 seconds [G-043]', async () => {
    const board = await showBoard();
    expect(board.querySelector('.clock-line')).toBeInTheDocument();
    const before = clockX(board);
    expect(before).toBeGreaterThanOrEqual(300);
    expect(before).toBeLessThan(310);
    act(() => jest.advanceTimersByTime(60_000));
    expect(clockX(board)).toBeCloseTo(before + 100 / 60, 0);
    expect(clockX(board)).toBeGreaterThan(before);
  });

  it("is absent from another day's grid [G-043]", async () => {
    const board = await showBoard('/?pvm=20261123');
    expect(board.querySelector('.clock-line')).not.toBeInTheDocument();
  });
});
