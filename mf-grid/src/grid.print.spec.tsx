import { keikkaTila } from '@keikka/domain';
import { act, screen, within } from '@testing-library/react';
import { gridDay, keikka, vehicle } from '../test/day.builder.js';
import { freshBff } from '../test/fresh-bff.js';
import { renderGrid } from '../test/render-grid.js';

const print = (type: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(type)));

describe('the day on paper', () => {
  it('shows every row and every bar, those that the board counts as +n too', async () => {
    const crowd = [1, 2, 3, 4, 5].map((keikkaId) =>
      keikka('7:00', '9:00', { keikkaId, asiakasNimi: `Asiakas ${keikkaId}` }),
    );
    const many = Array.from({ length: 60 }, (_, index) => vehicle(100 + index));
    const bff = freshBff(gridDay([vehicle(12, crowd), ...many]));
    renderGrid(bff);
    await screen.findByRole('grid');
    expect(screen.queryByRole('table')).toBeNull();
    print('beforeprint');
    const paper = screen.getByRole('table');
    for (const { asiakasNimi } of crowd) expect(within(paper).getByText(asiakasNimi)).toBeInTheDocument();
    expect(within(paper).getByRole('rowheader', { name: /^P159/ })).toBeInTheDocument();
    print('afterprint');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('has the times of an order on a second line, but a cancelled bar has room for one line only', async () => {
    const bff = freshBff(
      gridDay([
        vehicle(12, [
          keikka('7:00', '9:00', { keikkaId: 1, asiakasNimi: 'Lujatalo' }),
          keikka('10:00', '12:00', { keikkaId: 2, asiakasNimi: 'Skanska', keikkaTilaId: keikkaTila.peruttu }),
        ]),
      ]),
    );
    renderGrid(bff);
    await screen.findByRole('grid');
    print('beforeprint');
    const paper = within(screen.getByRole('table'));
    expect(paper.getByText('7:00–9:00')).toBeInTheDocument();
    expect(paper.getByText('Skanska')).toBeInTheDocument();
    expect(paper.queryByText('10:00–12:00')).toBeNull();
    print('afterprint');
  });
});
