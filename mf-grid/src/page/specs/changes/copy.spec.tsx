import { keikkaCalls, palkkiCalls } from '@keikka/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, gridDay, keikka, palkki, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import { choose, openMenuOf, renderGrid } from '../../../../test/render-grid.js';
import type { GridBff } from '../../../../test/grid-bff.js';

jest.setTimeout(60_000);

const ORDER = /Rakennus Koskinen Oy/;
const BAR = /Pesu hallilla/;

describe('copying and removing on the grid', () => {
  let bff: GridBff;
  beforeEach(() => {
    bff = freshBff(gridDay([vehicle(12, [keikka('10:00', '13:30'), palkki('14:00', '15:00')])]));
  });
  const openMenu = async (name: RegExp): Promise<void> => {
    renderGrid(bff);
    await openMenuOf(await screen.findByRole('gridcell', { name }));
    // The statuses come a moment later, above the rest.
    if (name === ORDER) await screen.findByRole('menuitem', { name: 'Luonnos' });
  };
  const found = (name: RegExp) => screen.queryAllByRole('gridcell', { name });

  it('copies an order as a new draft onto the next free place, chosen, and Ctrl+Z takes the copy away [G-052] [G-178] [G-264]', async () => {
    bff.on(keikkaCalls.copy, () => bff.hold(keikka('10:00', '13:30', { keikkaId: 9001, keikkaTilaId: 1 })));
    await openMenu(ORDER);
    await choose(/^Kopioi/);
    expect(await screen.findByText('Kopioitiin tilaus 4711 → 9001')).toBeVisible();
    expect(bff.writes).toMatchObject([
      { call: keikkaCalls.copy, input: { keikkaId: 4711 } },
      {
        call: keikkaCalls.savePumppuAika,
        input: { keikkaId: 9001, pumppuAika: at('13:30'), isOfCopy: true },
      },
    ]);
    expect(found(ORDER)).toHaveLength(2);
    const copy = (): HTMLElement =>
      screen.getByRole('gridcell', { name: /Rakennus Koskinen Oy.*13:30–17:00/ });
    await waitFor(() => expect(copy()).toHaveAttribute('aria-selected', 'true'));

    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(found(ORDER)).toHaveLength(1));
    expect(bff.writes[2]).toMatchObject({ input: { keikkaId: 9001, keikkaTilaId: 10 } });
  });

  it('leaves a copy that could not be moved upon its original, and says so', async () => {
    bff.on(keikkaCalls.copy, () => bff.hold(keikka('10:00', '13:30', { keikkaId: 9001, keikkaTilaId: 1 })));
    bff.refuseNext(keikkaCalls.savePumppuAika, 'INTERNAL');
    await openMenu(ORDER);
    await choose(/^Kopioi/);
    expect(await screen.findByText(/kopio on alkuperäisen päällä/)).toBeVisible();
    expect(found(ORDER)).toHaveLength(2);
  });

  it('takes a copy by Ctrl+C and puts it on the chosen row by Ctrl+V', async () => {
    bff.day = gridDay([vehicle(12, [keikka('10:00', '13:30')]), vehicle(15, [palkki('11:00', '12:00')])]);
    bff.on(keikkaCalls.copy, () => bff.hold(keikka('10:00', '13:30', { keikkaId: 9001, keikkaTilaId: 1 })));
    renderGrid(bff);
    await screen.findByRole('gridcell', { name: ORDER });
    screen.getByRole('grid').focus();
    await userEvent.keyboard('{ArrowDown}{Control>}c{/Control}{ArrowDown}{Control>}v{/Control}');
    await waitFor(() => expect(bff.writes).toHaveLength(2));
    expect(bff.writes).toMatchObject([
      { call: keikkaCalls.copy, input: { keikkaId: 4711 } },
      { call: keikkaCalls.saveVehicle, input: { keikkaId: 9001, vehicleId: 15, isOfCopy: true } },
    ]);
  });

  it('leaves the bar chosen that she walked to before the copy was made', async () => {
    const copied = palkki('15:00', '16:00', { palkkiId: 77 });
    bff.on(palkkiCalls.copy, () => ({ savedPalkki: copied, returnValue: copied }));
    const answer = bff.holdNext(palkkiCalls.copy);
    await openMenu(BAR);
    await choose(/^Kopioi/);
    screen.getByRole('grid').focus();
    await userEvent.keyboard('{Home}');
    expect(await screen.findByRole('gridcell', { name: ORDER })).toHaveAttribute('aria-selected', 'true');
    answer();
    expect(await screen.findByText(/Kopioitiin palkki/)).toBeVisible();
    expect(screen.getByRole('gridcell', { name: ORDER })).toHaveAttribute('aria-selected', 'true');
  });

  it('copies a palkki [G-052]', async () => {
    const copied = palkki('14:00', '15:00', { palkkiId: 77 });
    bff.on(palkkiCalls.copy, () => ({ savedPalkki: copied, returnValue: copied }));
    await openMenu(BAR);
    await choose(/^Kopioi/);
    await waitFor(() => expect(bff.writes[0]).toMatchObject({ call: palkkiCalls.copy }));
    await waitFor(() => expect(found(BAR)).toHaveLength(2));
  });

  it('shows the copy as temporary until it is made, and takes it off when that fails [G-049]', async () => {
    bff.refuseNext(keikkaCalls.copy, 'INTERNAL');
    await openMenu(ORDER);
    await choose(/^Kopioi/);
    expect(await screen.findByText('Kopiointi epäonnistui')).toBeVisible();
    await waitFor(() => expect(found(ORDER)).toHaveLength(1));
  });

  it('asks before an order is removed, in the printed words [G-139] [G-270]', async () => {
    bff.on(keikkaCalls.delete, () => keikka('10:00', '13:30', { keikkaTilaId: 10, varmenne: 2 }));
    await openMenu(ORDER);
    await choose(/Poista tilaus/);
    const dialog = await screen.findByRole('alertdialog', { name: 'Poistetaan tilaus' });
    expect(dialog).toHaveTextContent('Oletko varma.');
    expect(dialog).toHaveTextContent('4711 Rakennus Koskinen Oy · pe 20.11.2026 10:00–13:30 · P12');
    await userEvent.click(screen.getByRole('button', { name: 'KYLLÄ, poista tilaus' }));
    await waitFor(() => expect(found(ORDER)).toHaveLength(0));
    expect(bff.writes[0]).toMatchObject({ call: keikkaCalls.delete, input: { keikkaId: 4711 } });
    expect(await screen.findByText('Tilaus poistettu.')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Kumottu: tilauksen 4711 poisto')).toBeVisible();
  });

  it('asks the same before an order gets the status of a removed one [G-051] [G-139]', async () => {
    await openMenu(ORDER);
    await choose('Tilaus poistettu');
    expect(await screen.findByRole('alertdialog', { name: 'Poistetaan tilaus' })).toBeVisible();
    expect(bff.writes).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'KYLLÄ, poista tilaus' }));
    await waitFor(() => expect(found(ORDER)).toHaveLength(0));
    expect(bff.writes).toMatchObject([
      { call: keikkaCalls.saveTila, input: { keikkaId: 4711, keikkaTilaId: 10 } },
    ]);
  });

  it.each([/Poista tilaus/, 'Tilaus poistettu'])(
    'removes nothing on PERUUTA after %s [G-139]',
    async (entry) => {
      await openMenu(ORDER);
      await choose(entry);
      await userEvent.click(await screen.findByRole('button', { name: 'PERUUTA' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      expect(bff.writes).toEqual([]);
      expect(found(ORDER)).toHaveLength(1);
    },
  );
});
