import { keikkaTila } from '@keikka/domain';
import { screen } from '@testing-library/react';
import { gridDay, keikka, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import { renderGrid } from '../../../../test/render-grid.js';

jest.setTimeout(30_000);

describe('the bars of the board', () => {
  it('are faded to a half, 20 px high and rounder where the order is cancelled [G-132]', async () => {
    const cancelled = keikka('10:00', '12:00', { asiakasNimi: 'Skanska', keikkaTilaId: keikkaTila.peruttu });
    const other = keikka('13:00', '15:00', { keikkaId: 2, asiakasNimi: 'Lujatalo' });
    renderGrid(freshBff(gridDay([vehicle(12, [cancelled, other])])));
    const bar = await screen.findByRole('gridcell', { name: /Skanska/ });
    expect(bar).toHaveStyle({ opacity: '0.5', height: '20px' });
    const round = getComputedStyle(bar).borderRadius;
    expect(round).not.toBe('');
    expect(getComputedStyle(screen.getByRole('gridcell', { name: /Lujatalo/ })).borderRadius).not.toBe(round);
  });
});
