import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gridDay, keikka, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import { renderGrid } from '../../../../test/render-grid.js';
import { screenThat } from '../../../../test/screen-that.js';

jest.setTimeout(30_000);

describe('the board on a tablet', () => {
  const { matchMedia } = window;
  beforeEach(() => Object.assign(window, { matchMedia: screenThat('coarse') }));
  afterEach(() => Object.assign(window, { matchMedia }));

  it('has rows as high as a finger needs, and its bars are hit beside them too [G-101]', async () => {
    renderGrid(freshBff(gridDay([vehicle(12, [keikka('10:00', '13:30')])])));
    const bar = await screen.findByRole('gridcell', { name: /Rakennus Koskinen/ });
    expect(bar.closest('[role=row]')).toHaveStyle({ height: '41px' });
    expect(bar).toHaveStyle({ top: '3px', height: '35px' });
    expect(bar).toHaveTextContent(/^Rakennus Koskinen Oy.*10:00–13:30/);
    await userEvent.click(bar.querySelector('.reach')!);
    expect(bar).toHaveAttribute('data-active');
  });

  it('tells on the carried bar the times where it would stand', async () => {
    renderGrid(freshBff(gridDay([vehicle(12, [keikka('10:00', '13:30')])])));
    await userEvent.click(await screen.findByRole('gridcell', { name: /Rakennus Koskinen/ }));
    const board = screen.getByRole('grid', { name: 'Päivän aikataulu' });
    fireEvent.keyDown(board, { key: 'ArrowRight', altKey: true });
    expect(document.querySelector('.ghost')).toHaveTextContent('10:15–13:45');
  });
});
