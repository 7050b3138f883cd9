import { fireEvent, screen } from '@testing-library/react';
import { gridDay, keikka, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import { address, renderGrid } from '../../../../test/render-grid.js';

jest.setTimeout(30_000);

describe('a finger on the grid', () => {
  const swipe = async (dx: number, dy = 0): Promise<string> => {
    const bff = freshBff(gridDay([vehicle(12, [keikka('10:00', '13:30')])]));
    renderGrid(bff);
    const bar = await screen.findByRole('gridcell', { name: /Rakennus Koskinen/ });
    fireEvent.touchStart(bar, { touches: [{ clientX: 300, clientY: 200 }] });
    fireEvent.touchEnd(bar, { changedTouches: [{ clientX: 300 + dx, clientY: 200 + dy }] });
    return address();
  };

  it.each([
    ['61 px to the left goes to the next day', -61, 0, '?pvm=20261121'],
    ['61 px to the right goes to the day before', 61, 0, '?pvm=20261119'],
    ['60 px does nothing', -60, 0, '?pvm=20261120'],
    ['a way that is rather down than sideways scrolls', -80, 120, '?pvm=20261120'],
  ])('%s [G-036]', async (_, dx, dy, expected) => {
    expect(await swipe(dx, dy)).toBe(expected);
  });
});
