import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gridDay, keikka, palkki, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import { choose, renderGrid } from '../../../../test/render-grid.js';

jest.setTimeout(60_000);

describe('more bars at once than a row has lanes', () => {
  it('are listed by a press on their number, and opened from there', async () => {
    const remarks = [901, 902, 903].map((palkkiId) =>
      palkki('9:00', '12:00', { palkkiId, keikkaComment: `Huomio ${palkkiId}` }),
    );
    renderGrid(freshBff(gridDay([vehicle(12, [...remarks, keikka('10:00', '13:30')])])));
    expect(await screen.findByRole('gridcell', { name: /Rakennus Koskinen Oy/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '1 muuta samaan aikaan' }));
    await choose(/9:00–12:00 Huomio 903/);
    expect(await screen.findByRole('dialog')).toHaveTextContent('Huomio 903');
  });

  it('are reached by keys, which tell a listener where each is', async () => {
    const four = [1, 2, 3, 4].map((keikkaId) =>
      keikka('10:00', '12:00', { keikkaId, asiakasNimi: `Asiakas ${keikkaId}` }),
    );
    renderGrid(freshBff(gridDay([vehicle(12, four)])));
    const board = await screen.findByRole('grid', { name: 'Päivän aikataulu' });
    await screen.findByRole('gridcell', { name: /Asiakas 1/ });
    board.focus();
    await userEvent.keyboard('{ArrowDown}{End}');
    const cell = screen.getByRole('gridcell', { name: /^Asiakas 4, .*10:00–12:00/ });
    expect(board).toHaveAttribute('aria-activedescendant', cell.id);
    await userEvent.keyboard('m');
    expect(await screen.findByRole('dialog', { name: /Siirrä: Asiakas 4/ })).toBeVisible();
  });
});
