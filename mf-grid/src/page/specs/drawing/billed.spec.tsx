import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gridDay, keikka, maskedKeikka, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import { renderGrid } from '../../../../test/render-grid.js';
import { onTestDay } from '../../../../test/test-day.js';

jest.setTimeout(60_000);

describe('an order whose invoicing is done', () => {
  onTestDay();

  it('has a mark on its bar, and its name and its tooltip say so', async () => {
    const day = gridDay([
      vehicle(12, [
        keikka('7:00', '9:00', { asiakasNimi: 'Infra Vuori Oy', isLaskutusSet: true }),
        keikka('10:00', '12:00', { keikkaId: 4712, asiakasNimi: 'Rakennus Koskinen Oy' }),
        maskedKeikka('13:00', '14:00', { keikkaId: 4713, isLaskutusSet: true }),
      ]),
    ]);
    renderGrid(freshBff(day));
    const billed = await screen.findByRole('gridcell', { name: /Infra Vuori Oy.*, Laskutus tehty/ });
    expect(billed.querySelector('.billed-mark')).toBeInTheDocument();
    const other = screen.getByRole('gridcell', { name: /Rakennus Koskinen Oy/ });
    expect(other).not.toHaveAccessibleName(/Laskutus/);
    expect(document.querySelectorAll('.billed-mark')).toHaveLength(1);
    await userEvent.hover(billed);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('LaskuLaskutus tehty');
  });
});
