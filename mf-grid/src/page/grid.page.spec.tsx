import { Modal } from '@keikka/ui';
import type { SlotProps } from '@keikka/sdk';
import { registerSlot } from '@keikka/sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gridDay, keikka, vehicle } from '../../test/day.builder.js';
import { freshBff } from '../../test/fresh-bff.js';
import { renderGrid } from '../../test/render-grid.js';
import { ok, type GridBff } from '../../test/grid-bff.js';

jest.setTimeout(60_000);

const LOADING = 'Ladataan aikataulunäkymää...';
const RELOADED = 'keikka.grid.reloaded';

/** The window that the order's own remote puts into its slot. */
function OrderWindow({ keikkaId, onClose }: SlotProps['order.modal']) {
  return (
    <Modal open title="Tilaus" id={keikkaId} placeKey="tilaus" onClose={onClose}>
      Perustiedot
    </Modal>
  );
}

describe('the page of the grid', () => {
  let bff: GridBff;
  beforeEach(() => {
    bff = freshBff(gridDay([vehicle(12, [keikka('10:00', '13:30')])]));
  });

  it('has date selector, company and user in its top bar [G-025]', async () => {
    renderGrid(bff);
    await screen.findByRole('gridcell', { name: /Rakennus Koskinen Oy/ });
    const bar = within(screen.getByRole('banner'));
    for (const name of ['Edellinen päivä', 'Seuraava päivä', 'Tänään'])
      expect(bar.getByRole('button', { name })).toBeVisible();
    expect(bar.getByText('Uudenmaan Pumppaus Oy')).toBeVisible();
    expect(bar.getByText('Marja Lehtonen')).toBeVisible();
  });

  it('asks for the day again by the button in the header, and shows what has changed [G-038]', async () => {
    renderGrid(bff);
    await screen.findByRole('gridcell', { name: /Rakennus Koskinen Oy/ });
    bff.day = gridDay([vehicle(12, [keikka('10:00', '13:30', { asiakasNimi: 'Infra Vuori Oy' })])]);
    await userEvent.click(screen.getByRole('button', { name: 'Päivitä päivän tiedot' }));
    expect(await screen.findByRole('gridcell', { name: /Infra Vuori Oy/ })).toBeVisible();
    expect(bff.dayLoads).toHaveLength(2);
  });

  it("opens the order's window by a plain click, with its number [G-047]", async () => {
    const unregister = registerSlot('order.modal', OrderWindow);
    renderGrid(bff);
    fireEvent.click(await screen.findByRole('gridcell', { name: /Rakennus Koskinen Oy/ }));
    expect(await screen.findByRole('dialog', { name: 'Tilaus' })).toHaveTextContent('4711');
    act(unregister);
  });

  it('says that it changes the day, for a moment, even if nothing is to be loaded [G-168]', async () => {
    renderGrid(bff);
    await screen.findByRole('gridcell', { name: /Rakennus Koskinen Oy/ });
    const busy = (): Element | null => screen.getByRole('grid').closest('[aria-busy=true]');
    fireEvent.click(screen.getByRole('button', { name: 'Seuraava päivä' }));
    await screen.findByRole('grid');
    await waitFor(() => expect(busy()).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Edellinen päivä' }));
    expect(busy()).toBeInTheDocument();
    await waitFor(() => expect(busy()).toBeNull());
  });

  describe('when its day is neither there, nor on its way, nor refused', () => {
    /** jsdom cannot reload and says so: a reload is what it complains of. */
    const complaints = jest.spyOn(console, 'error');
    const reloads = (): number =>
      complaints.mock.calls.filter(([error]) => /Not implemented: navigation/i.test(String(error))).length;
    beforeEach(() => void complaints.mockReset().mockImplementation(() => undefined));
    afterAll(() => complaints.mockRestore());

    const lose = async (): Promise<void> => {
      bff.answerDay = () => new Promise(() => undefined);
      const { platform } = renderGrid(bff);
      await screen.findByText(LOADING);
      await waitFor(() => expect(bff.dayLoads).toHaveLength(1));
      await act(() => platform.queryClient.cancelQueries({ queryKey: ['grid-day'] }));
    };

    it('reloads itself [G-019]', async () => {
      await lose();
      await waitFor(() => expect(reloads()).toBe(1));
      expect(screen.getByText(LOADING)).toBeVisible();
    });

    it('reloads itself when the answer holds no day [G-019]', async () => {
      bff.answerDay = () => Promise.resolve(ok(null));
      renderGrid(bff);
      await waitFor(() => expect(reloads()).toBe(1));
    });

    it('reloads itself again after a minute [G-019]', async () => {
      sessionStorage.setItem(RELOADED, String(Date.now() - 60_001));
      await lose();
      await waitFor(() => expect(reloads()).toBe(1));
    });

    it('shows the fallback view when that was no help, and does not go round in circles [G-019]', async () => {
      sessionStorage.setItem(RELOADED, String(Date.now()));
      await lose();
      expect(await screen.findByText('Gridi-näkymän latausvirhe')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Päivitä sivu' })).toBeVisible();
      expect(reloads()).toBe(0);
    });
  });
});
