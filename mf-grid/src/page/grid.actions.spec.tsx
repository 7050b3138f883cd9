import { keikkaCalls } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DAY, gridDay, keikka, vehicle } from '../../test/day.builder.js';
import { freshBff } from '../../test/fresh-bff.js';
import { address, choose, openMenuOf, renderGrid, rowOf } from '../../test/render-grid.js';
import type { GridBff } from '../../test/grid-bff.js';

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
        'Kopioi',
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

    it('moves by a dialog that stays open after the choice', async () => {
      await openMenu();
      await screen.findByRole('menuitem', { name: 'Luonnos' });
      await choose(/Siirrä/);
      const dialog = await screen.findByRole('dialog', { name: /Siirrä: Rakennus Koskinen Oy/ });
      // The menu has closed and has given the focus away.
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      expect(dialog).toBeVisible();
    });

    it('moves only to vehicles that the company plans', async () => {
      const others = { plannable: false };
      const standing = vehicle(12, [keikka('10:00', '13:30')], others);
      bff.day = gridDay([standing, vehicle(15), vehicle(16, [], others)]);
      await openMenu();
      await choose(/Siirrä/);
      const dialog = await screen.findByRole('dialog', { name: /Siirrä: Rakennus Koskinen Oy/ });
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
    const { order } = await show();
    fireEvent.click(order, { ctrlKey: true });
    expect(opened).toHaveBeenLastCalledWith('/tilaus/4711', '_blank', expect.stringContaining('popup'));
    fireEvent.click(order, { shiftKey: true });
    expect(opened).toHaveBeenLastCalledWith('/tilaus/4711', '_blank');
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

  it('reaches by keys what found no lane, and tells a listener where it is', async () => {
    const four = [1, 2, 3, 4].map((keikkaId) =>
      keikka('10:00', '12:00', { keikkaId, asiakasNimi: `Asiakas ${keikkaId}` }),
    );
    bff.day = gridDay([vehicle(12, four)]);
    renderGrid(bff);
    const board = await screen.findByRole('grid', { name: 'Päivän aikataulu' });
    await screen.findByRole('gridcell', { name: /Asiakas 1/ });
    board.focus();
    await userEvent.keyboard('{ArrowDown}{End}');
    const cell = screen.getByRole('gridcell', { name: /^Asiakas 4, .*10:00–12:00/ });
    expect(board).toHaveAttribute('aria-activedescendant', cell.id);
    await userEvent.keyboard('m');
    expect(await screen.findByRole('dialog', { name: /Siirrä: Asiakas 4/ })).toBeVisible();
  });

  it('moves what a colleague moves, without loading the day again', async () => {
    const { say } = await show();
    const row = { ...keikka('10:00', '13:30'), vehicleId: 15, varmenne: 2 };
    say({ type: 'keikkaChanged', keikkaId: 4711, days: [DAY], row });
    await waitFor(() => expect(rowOf(screen.getByRole('gridcell', { name: NAME }))).toBe('P15 · 36 m'));
    expect(bff.dayLoads).toHaveLength(1);
  });

  it('asks for the day again when it is told that it is stale', async () => {
    const { say } = await show();
    say({ type: 'dayStale', days: [DAY] });
    await waitFor(() => expect(bff.dayLoads).toHaveLength(2));
  });

  it.each([
    ['the next day', 'Seuraava päivä', '20261121'],
    ['the previous day', 'Edellinen päivä', '20261119'],
  ])(
    'goes to %s, keeps it in the address and the session, and tells the other tabs [G-033] [G-037]',
    async (_, button, day) => {
      const { said } = await show();
      await userEvent.click(screen.getByRole('button', { name: button }));
      await waitFor(() => expect(bff.dayLoads).toContain(day));
      expect(address()).toBe(`?pvm=${day}`);
      expect(sessionStorage.getItem('keikka.pvm')).toBe(day);
      expect(said()).toContainEqual(expect.objectContaining({ type: 'dateChange', date: day }));
    },
  );

  it('goes by arrows, Page keys and T', async () => {
    await show();
    await userEvent.keyboard('{ArrowRight}');
    expect(address()).toBe('?pvm=20261121');
    await userEvent.keyboard('{PageDown}');
    expect(address()).toBe('?pvm=20261122');
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    expect(address()).toBe('?pvm=20261115');
    await userEvent.keyboard('t');
    expect(address()).not.toBe('?pvm=20261115');
  });

  it("follows the person's other tabs, without telling them back [G-167]", async () => {
    const { say, said } = await show();
    const fields = {
      previousDate: DAY,
      source: 'grid',
      tabTitle: '',
      timestamp: '',
      userAgent: '',
      pageUrl: '',
    };
    say({ type: 'dateChange', date: '20261125', ...fields });
    await waitFor(() => expect(address()).toBe('?pvm=20261125'));
    expect(said().filter(({ type }) => type === 'dateChange')).toEqual([]);
    expect(said()).toContainEqual(expect.objectContaining({ type: 'heartbeat', currentDate: '20261125' }));
  });

  it.each(['19000101', '21991231', '20261131', 'x'])('takes %s in the address for no day', async (text) => {
    sessionStorage.setItem('keikka.pvm', DAY);
    await show(`/?pvm=${text}`);
    await waitFor(() => expect(address()).toBe(`?pvm=${DAY}`));
  });

  it('begins with the day of the session, and without one with today [G-037]', async () => {
    sessionStorage.setItem('keikka.pvm', DAY);
    await show('/');
    await waitFor(() => expect(address()).toBe(`?pvm=${DAY}`));
  });
});
