import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { driver, gridDay, keikka, maskedKeikka, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import { address, renderGrid } from '../../../../test/render-grid.js';
import { onTestDay } from '../../../../test/test-day.js';
import type { GridBff } from '../../../../test/grid-bff.js';

jest.setTimeout(60_000);

const matti = {
  ...driver(7, { personFirstName: 'Matti', personLastName: 'Meikäläinen' }),
  isExplicitAssignment: true,
};
const MARKED = /Päällekkäin: Kuljettaja Meikäläinen Matti on samaan aikaan työssä 4712/;

describe('what is booked twice', () => {
  onTestDay();
  let bff: GridBff;
  beforeEach(() => {
    bff = freshBff(
      gridDay([
        vehicle(12, [keikka('7:00', '9:00', { kuskit: [matti] })]),
        vehicle(15, [
          keikka('8:00', '10:00', { keikkaId: 4712, asiakasNimi: 'Infra Vuori Oy', kuskit: [matti] }),
        ]),
      ]),
    );
  });

  const openList = async (): Promise<HTMLElement> => {
    renderGrid(bff);
    await userEvent.click(await screen.findByRole('button', { name: '1 ristiriita' }));
    return screen.findByRole('dialog', { name: 'Ristiriidat' });
  };

  it('is marked on both bars, which name the other job, and on the drivers', async () => {
    renderGrid(bff);
    const bar = await screen.findByRole('gridcell', { name: MARKED });
    expect(bar).toHaveAttribute('data-conflict');
    expect(bar.querySelector('.bar-mark')).toBeInTheDocument();
    expect(
      screen.getByRole('gridcell', { name: /Infra Vuori.*Meikäläinen Matti on samaan aikaan työssä 4711/ }),
    ).toBeVisible();
    expect(screen.getAllByLabelText('Kuljettaja kahdessa työssä yhtä aikaa')).toHaveLength(2);
  });

  it('is named in the tooltip', async () => {
    renderGrid(bff);
    await userEvent.hover(await screen.findByRole('gridcell', { name: MARKED }));
    const tooltip = await screen.findByRole('tooltip');
    expect(tooltip).toHaveTextContent(
      'Päällekkäin. Kuljettaja Meikäläinen Matti on samaan aikaan työssä 4712.',
    );
  });

  it('is listed with who, which jobs and when', async () => {
    const list = await openList();
    expect(within(list).getByRole('region', { name: 'Päällekkäin 1' })).toHaveTextContent(
      'Kuljettaja Meikäläinen Matti: 2 työtä päällekkäin',
    );
    expect(list).toHaveTextContent('8:00–9:00');
    expect(
      within(list).getByRole('button', { name: /^4711 Rakennus Koskinen Oy P12 · 7:00–9:00/ }),
    ).toBeVisible();
    expect(within(list).getByRole('button', { name: /^4712 Infra Vuori Oy P15 · 8:00–10:00/ })).toBeVisible();
  });

  it('keeps the number of an order untold that the viewer may not read', async () => {
    const others = maskedKeikka('8:00', '10:00', { keikkaId: 4712, ownerAsiakasId: 2 });
    bff.day = gridDay([vehicle(12, [keikka('7:00', '9:00'), others], { useNoDriverBar: false })]);
    const list = await openList();
    expect(within(list).getByRole('button', { name: /^2\. Ei pääsyä P12 · 8:00–10:00/ })).toBeVisible();
    expect(
      screen.getByRole('gridcell', { name: /Rakennus Koskinen.*Auto P12 on samaan aikaan toisessa työssä/ }),
    ).toBeVisible();
    expect(document.body).not.toHaveTextContent('4712');
    expect(screen.queryByLabelText(/4712/)).not.toBeInTheDocument();
  });

  it('is gone to from the list: its bar is the chosen one and the board has the focus', async () => {
    const list = await openList();
    await userEvent.click(within(list).getByRole('button', { name: /^4712 Infra Vuori Oy P15/ }));
    const bar = screen.getByRole('gridcell', { name: /Infra Vuori/ });
    expect(bar).toHaveAttribute('aria-selected', 'true');
    const board = screen.getByRole('grid', { name: 'Päivän aikataulu' });
    expect(board).toHaveFocus();
    expect(board).toHaveAttribute('aria-activedescendant', bar.id);
    expect(list).toBeVisible();
  });

  it('is mended from the list by moving or opening a job', async () => {
    const list = await openList();
    await userEvent.click(within(list).getByRole('button', { name: 'Avaa 4711 Rakennus Koskinen Oy' }));
    expect(address()).toContain('4711');
    await userEvent.click(within(list).getByRole('button', { name: 'Siirrä… 4712 Infra Vuori Oy' }));
    expect(await screen.findByRole('dialog', { name: /Siirrä: Infra Vuori Oy/ })).toBeVisible();
  });

  it("keeps the page's keys in use while its list is open", async () => {
    const list = await openList();
    await userEvent.keyboard('n');
    expect(await screen.findByRole('dialog', { name: /Uusi palkki/ })).toBeVisible();
    expect(list).toBeVisible();
  });

  it('leaves the list when it is mended, which then says that there is nothing', async () => {
    const list = await openList();
    bff.day = gridDay([vehicle(12, [keikka('7:00', '8:00', { kuskit: [matti] })])]);
    await userEvent.click(screen.getByRole('button', { name: 'Päivitä päivän tiedot' }));
    await waitFor(() => expect(list).toHaveTextContent('Ei ristiriitoja'));
    expect(list).toHaveTextContent('Jokaisella ajoneuvolla ja kuljettajalla on yksi työ kerrallaan.');
    expect(screen.getByRole('button', { name: 'Ei ristiriitoja' })).toBeVisible();
  });

  it('opens from the right edge; closed it leaves the grid, and the focus where it was [G-032]', async () => {
    const list = await openList();
    await userEvent.click(within(list).getByRole('button', { name: 'Sulje' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('grid', { name: 'Päivän aikataulu' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: '1 ristiriita' })).toHaveFocus());
  });

  it('is counted beside a folded side column too', async () => {
    localStorage.setItem('keikka.grid.side', 'closed');
    renderGrid(bff);
    expect(await screen.findByRole('button', { name: '1 ristiriita' })).toHaveTextContent('1');
  });
});
