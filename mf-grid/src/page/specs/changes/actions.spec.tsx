import { keikkaCalls } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DAY, gridDay, keikka, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import { choose, dialogOfMenu, openMenuOf, renderGrid, rowOf } from '../../../../test/render-grid.js';
import type { GridBff } from '../../../../test/grid-bff.js';

jest.setTimeout(60_000);

const NAME = /Rakennus Koskinen Oy/;

describe('what one does on the grid', () => {
  let bff: GridBff;
  let opened: jest.SpyInstance;
  beforeEach(() => {
    opened = jest.spyOn(window, 'open').mockReturnValue(null);
    bff = freshBff(
      gridDay([
        vehicle(12, [keikka('10:00', '13:30')]),
        vehicle(15, [keikka('7:00', '9:00', { keikkaId: 4712, asiakasNimi: 'Infra Vuori Oy' })]),
      ]),
    );
  });
  afterEach(() => opened.mockRestore());

  const show = async (at?: string) => {
    const page = renderGrid(bff, at);
    return { ...page, order: await screen.findByRole('gridcell', { name: NAME }) };
  };
  const openMenu = async (): Promise<void> => openMenuOf((await show()).order);

  describe('the status menu', () => {
    it('lists every status, the current one ticked [G-051] [G-128]', async () => {
      await openMenu();
      await screen.findByRole('menuitem', { name: 'Luonnos' });
      const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
      expect(items).toEqual([
        'Luonnos',
        'Lähetetty',
        'Käsittelyssä',
        'Toimitusvalmis',
        'Toimitus meneillään',
        'Toimitettu',
        'Tilaus peruttu',
        'Tilaus poistettu',
        'Siirrä…M',
        'ValitseAlt+klik',
        'LeikkaaCtrl+X, V',
        'KopioiCtrl+C, V',
        'Avaa uuteen ikkunaanCtrl+klik',
        'Poista tilausDel',
      ]);
      const current = screen.getByRole('menuitem', { name: /Toimitusvalmis/ });
      expect(within(current).getByLabelText('Valittu')).toBeVisible();
    });

    it('is whole from the start', async () => {
      await openMenu();
      await screen.findByRole('menu');
      expect(screen.getByRole('menuitem', { name: 'Luonnos' })).toBeVisible();
    });

    it('sets the status at once and saves it [G-131]', async () => {
      await openMenu();
      await choose('Käsittelyssä');
      expect(
        await screen.findByRole('gridcell', { name: /Rakennus Koskinen Oy.*Käsittelyssä/ }),
      ).toBeVisible();
      await waitFor(() => expect(bff.writes).toHaveLength(1));
      expect(bff.writes[0]).toMatchObject({
        call: keikkaCalls.saveTila,
        input: { keikkaId: 4711, keikkaTilaId: 3 },
      });
    });

    it('sends Toimitettu as 4 and shows it as delivered [G-130]', async () => {
      await openMenu();
      await choose('Toimitettu');
      await waitFor(() => expect(bff.writes[0]?.input).toMatchObject({ keikkaTilaId: 4 }));
      expect(await screen.findByRole('gridcell', { name: /Rakennus Koskinen Oy.*Toimitettu/ })).toBeVisible();
    });

    it('puts the old status back when the save fails, says so and loads again [G-271]', async () => {
      bff.refuseNext(keikkaCalls.saveTila, 'INTERNAL');
      await openMenu();
      await choose('Käsittelyssä');
      expect(await screen.findByText('Tilan vaihto epäonnistui')).toBeVisible();
      await waitFor(() =>
        expect(screen.getByRole('gridcell', { name: NAME })).toHaveAccessibleName(/Toimitusvalmis/),
      );
      await waitFor(() => expect(bff.dayLoads).toHaveLength(2));
    });

    it('says why a copied order cannot be made ready yet (R-35)', async () => {
      bff.day = gridDay([
        vehicle(12, [keikka('10:00', '13:30', { keikkaTilaId: 1, tarkistettavat: ['paiva', 'maara'] })]),
      ]);
      await openMenu();
      const entry = await screen.findByRole('menuitem', { name: /^Toimitusvalmis/ });
      expect(entry).toHaveAttribute('aria-disabled', 'true');
      expect(entry).toHaveTextContent('2 tietoa tarkistamatta');
    });

    it('puts the old status back with the server’s reason when a copy was not looked at (R-35)', async () => {
      const details = { tarkistettavat: ['maara'] };
      bff.refuseNext(keikkaCalls.saveTila, 'KEIKKA.UNCHECKED_COPY', details);
      await openMenu();
      await choose('Toimitettu');
      expect(await screen.findByText('Tarkista ensin: määrä.')).toBeVisible();
      await waitFor(() =>
        expect(screen.getByRole('gridcell', { name: NAME })).toHaveAccessibleName(/Toimitusvalmis/),
      );
    });

    it('moves by a dialog that stays open after the choice', async () => {
      await openMenu();
      await screen.findByRole('menuitem', { name: 'Luonnos' });
      await choose(/Siirrä/);
      expect(await dialogOfMenu(/Siirrä: Rakennus Koskinen Oy/)).toBeVisible();
    });

    it('moves only to vehicles that the company plans', async () => {
      const others = { plannable: false };
      const standing = vehicle(12, [keikka('10:00', '13:30')], others);
      bff.day = gridDay([standing, vehicle(15), vehicle(16, [], others)]);
      await openMenu();
      await choose(/Siirrä/);
      const dialog = await dialogOfMenu(/Siirrä: Rakennus Koskinen Oy/);
      await userEvent.click(within(dialog).getByRole('combobox', { name: /Ajoneuvo/ }));
      const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
      expect(options).toEqual([expect.stringContaining('P12'), expect.stringContaining('P15')]);
    });

    it('does not open without the right to edit [G-203]', async () => {
      bff.session = { settingTypes: [settingType.pumppari] };
      fireEvent.contextMenu((await show()).order);
      expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
    });
  });

  it('opens an order in its window, by Ctrl in a new window, by Shift in a new tab [G-008] [G-009]', async () => {
    const { order, router } = await show();
    fireEvent.click(order, { ctrlKey: true });
    expect(opened).toHaveBeenLastCalledWith('/tilaus/4711', '_blank', expect.stringContaining('popup'));
    fireEvent.click(order, { shiftKey: true });
    expect(opened).toHaveBeenLastCalledWith('/tilaus/4711', '_blank');
    // The order's window over this page stays shut.
    expect(router.state.location.search).not.toContain('tilaus');
  });

  it('does nothing on a click on a temporary bar [G-049]', async () => {
    bff.day = gridDay([vehicle(12, [keikka('10:00', '13:30', { isTemp: true })])]);
    const { order } = await show();
    fireEvent.click(order, { ctrlKey: true });
    expect(opened).not.toHaveBeenCalled();
  });

  it('walks the bars by arrows and moves one by M', async () => {
    await show();
    screen.getByRole('grid', { name: 'Päivän aikataulu' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('gridcell', { name: /Infra Vuori/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('m');
    const dialog = await screen.findByRole('dialog', { name: /Siirrä: Infra Vuori Oy/ });
    const start = within(dialog).getByRole('textbox', { name: 'Alkaa' });
    await userEvent.clear(start);
    await userEvent.type(start, '815{Enter}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Siirrä' }));
    await waitFor(() => expect(bff.writes).toHaveLength(1));
    expect(bff.writes[0]).toMatchObject({ call: keikkaCalls.savePumppuAika, input: { keikkaId: 4712 } });
  });

  describe('the move dialog', () => {
    const open = async (): Promise<HTMLElement> => {
      await show();
      screen.getByRole('grid', { name: 'Päivän aikataulu' }).focus();
      await userEvent.keyboard('{ArrowDown}m');
      return screen.findByRole('dialog', { name: /Siirrä: Rakennus Koskinen Oy/ });
    };
    const retype = async (field: HTMLElement, text: string): Promise<void> => {
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };

    it('moves to the vehicle whose number was typed', async () => {
      const dialog = await open();
      await retype(within(dialog).getByRole('combobox', { name: 'Ajoneuvo' }), 'p15{Enter}');
      expect(within(dialog).getByRole('combobox', { name: 'Ajoneuvo' })).toHaveValue('P15 · 36 m');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Siirrä' }));
      await waitFor(() => expect(bff.writes).toHaveLength(1));
      expect(bff.writes[0]?.input).toMatchObject({ keikkaId: 4711, vehicleId: 15 });
    });

    it('does not move while the vehicle or a time that was typed is none', async () => {
      const dialog = await open();
      const move = within(dialog).getByRole('button', { name: 'Siirrä' });
      const start = within(dialog).getByRole('textbox', { name: 'Alkaa' });
      await retype(start, '9.15');
      expect(move).toBeEnabled();
      await retype(start, '25.00');
      expect(move).toBeDisabled();
      await userEvent.keyboard('{Enter}');
      expect(within(dialog).getByText('Kirjoita aika muodossa 7:30')).toBeVisible();
      await retype(start, '9.15');
      expect(move).toBeEnabled();
      await retype(within(dialog).getByRole('combobox', { name: 'Ajoneuvo' }), 'P99{Tab}');
      expect(within(dialog).getByText('Valitse luettelosta')).toBeVisible();
      expect(move).toBeDisabled();
      expect(bff.writes).toEqual([]);
    });
  });

  it('leaves the keys to the buttons beside the board', async () => {
    await show();
    screen.getByRole('grid', { name: 'Päivän aikataulu' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    screen.getByRole('button', { name: 'Päivitä päivän tiedot' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(bff.dayLoads).toHaveLength(2));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('moves what a colleague moves, without loading the day again', async () => {
    const { say } = await show();
    const row = { ...keikka('10:00', '13:30'), vehicleId: 15, varmenne: 2 };
    say({ type: 'keikkaChanged', keikkaId: 4711, days: [DAY], row });
    await waitFor(() => expect(rowOf(screen.getByRole('gridcell', { name: NAME }))).toBe('P15 · 36 m'));
    expect(bff.dayLoads).toHaveLength(1);
  });
});
