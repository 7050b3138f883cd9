import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gridDay, keikka, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import { address, renderGrid } from '../../../../test/render-grid.js';

jest.setTimeout(30_000);

describe('the strip of days', () => {
  it('holds sixty days with their work; a press goes to the day [G-034]', async () => {
    const bff = freshBff(gridDay([vehicle(12, [keikka('10:00', '13:30')])]));
    renderGrid(bff);
    await screen.findByRole('gridcell', { name: /Rakennus Koskinen/ });
    const strip = screen.getByRole('group', { name: 'Päivät kuormineen' });
    expect(within(strip).getAllByRole('button')).toHaveLength(60);
    const chosen = await within(strip).findByRole('button', { name: /20\. marraskuuta 2026: 54 tilausta/ });
    expect(chosen).toHaveAttribute('aria-current', 'date');

    await userEvent.click(within(strip).getByRole('button', { name: /27\. marraskuuta 2026/ }));
    expect(address()).toBe('?pvm=20261127');
    expect(within(strip).getByRole('button', { name: /27\. marraskuuta 2026/ })).toHaveAttribute(
      'aria-current',
      'date',
    );
  });
});
