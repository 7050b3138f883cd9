import { kuskiCalls } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DAY, driver, gridDay, keikka, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import { choose, renderGrid } from '../../../../test/render-grid.js';
import type { GridBff } from '../../../../test/grid-bff.js';

jest.setTimeout(60_000);

const juha = driver(7);
const matti = driver(8, {
  personFirstName: 'Matti',
  personLastName: 'Meikäläinen',
  personPhone: '040 555 0102',
});
const ari = driver(9, {
  personFirstName: 'Ari',
  personLastName: 'Hämäläinen',
  pois: true,
  statusName: 'Sairas',
});
const kuski = { ...juha, isExplicitAssignment: true };

describe('the cells of a vehicle', () => {
  let bff: GridBff;
  beforeEach(() => {
    bff = freshBff(
      gridDay(
        [
          vehicle(12, [keikka('10:00', '13:30', { kuskit: [kuski] })], { firstDate: '20190401' }),
          vehicle(15, [], { vehicleNimi: 'Iso', vehiclePuomi: 42.5 }),
        ],
        { kuskit: [juha, matti, ari] },
      ),
    );
  });

  const cell = async (role: 'rowheader' | 'gridcell', row = 'P12'): Promise<HTMLElement> => {
    const line = await screen.findByRole('row', { name: new RegExp(`^${row}`) });
    if (role === 'rowheader') return within(line).getByRole('rowheader');
    return within(line).getAllByRole('gridcell')[0] as HTMLElement;
  };

  describe('vehicle', () => {
    it('tells more in its tooltip than it has room for [G-044]', async () => {
      renderGrid(bff);
      expect(await cell('rowheader', 'P15')).toHaveAttribute('title', 'P15 · ABC-15 · Pumppu · Iso');
    });

    it('opens the vehicle info from its menu, titled with the registration number [G-044]', async () => {
      renderGrid(bff);
      await userEvent.click(await cell('rowheader'));
      await choose('Näytä ajoneuvotiedot');
      const dialog = await screen.findByRole('dialog', { name: 'ABC-12' });
      for (const text of ['P12', '1.4.2019', '36 m', 'Pumppu', 'Uudenmaan Pumppaus Oy'])
        expect(within(dialog).getByText(text)).toBeVisible();
      await userEvent.click(within(dialog).getByRole('button', { name: 'SULJE' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });

    it('opens its menu by a right click and by a long press of the browser', async () => {
      renderGrid(bff);
      fireEvent.contextMenu(await cell('rowheader'));
      expect(await screen.findByRole('menuitem', { name: 'Näytä ajoneuvotiedot' })).toBeVisible();
    });

    it.each(['{Enter}', '{ContextMenu}', '{Shift>}{F10}{/Shift}'])(
      'is reached by Tab and arrows, and opens its menu by %s [G-044]',
      async (key) => {
        renderGrid(bff);
        const header = await cell('rowheader', 'P15');
        screen.getByRole('grid').focus();
        await userEvent.keyboard('{Tab}');
        expect(await cell('rowheader', 'P12')).toHaveFocus();
        await userEvent.keyboard('{ArrowDown}');
        expect(header).toHaveFocus();
        await userEvent.keyboard(key);
        await choose('Näytä ajoneuvotiedot');
        expect(await screen.findByRole('dialog', { name: 'ABC-15' })).toBeVisible();
      },
    );

    it('gives the focus back to the board by Esc, and no arrow changes the day', async () => {
      renderGrid(bff);
      (await cell('rowheader')).focus();
      await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowRight}');
      expect(await cell('gridcell')).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{Escape}');
      expect(screen.getByRole('grid')).toHaveFocus();
      expect(bff.dayLoads).toEqual([DAY]);
    });

    it('leaves the focus to the board when its row is scrolled out of the page', async () => {
      bff.day = gridDay(Array.from({ length: 100 }, (_, index) => vehicle(100 + index)));
      renderGrid(bff);
      const header = await cell('rowheader', 'P100');
      const board = screen.getByRole('grid');
      // The last of the spare rows, which come once the day has been painted.
      await cell('rowheader', 'P136');
      header.focus();
      board.scrollTop = 50;
      fireEvent.scroll(board);
      expect(header).toHaveFocus();
      board.scrollTop = 1_500;
      fireEvent.scroll(board);
      expect(header).not.toBeInTheDocument();
      expect(board).toHaveFocus();
      expect(board.scrollTop).toBe(1_500);
    });

    it('has its menu closed by a change of the day, for good', async () => {
      const toNextDay = async (): Promise<void> => {
        fireEvent.click(screen.getByRole('button', { name: 'Seuraava päivä' }));
        await screen.findByText('Ei tilauksia');
      };
      const back = async (): Promise<void> => {
        fireEvent.click(screen.getByRole('button', { name: 'Edellinen päivä' }));
        await cell('rowheader');
      };
      renderGrid(bff);
      await cell('rowheader');
      await toNextDay();
      await back();
      await userEvent.click(await cell('rowheader'));
      await screen.findByRole('menuitem', { name: 'Näytä ajoneuvotiedot' });
      // Both days are known by now: the board stays and only its day changes.
      await toNextDay();
      expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
      await back();
      expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
    });

    it.each([
      ['a system admin', settingType.systemAdmin],
      ['a company admin', settingType.asiakasAdmin],
      ['an invoicing admin', settingType.laskuAdmin],
      ['an order admin', settingType.keikkaAdmin],
      // Admin-like by C-74 and C-75: whoever may sign in to the grid.
      ['a pump operator', settingType.pumppari],
    ])('opens its menu for %s [G-210]', async (_, type) => {
      bff.session = { settingTypes: [type] };
      renderGrid(bff);
      await userEvent.click(await cell('rowheader'));
      expect(await screen.findByRole('menuitem', { name: 'Näytä ajoneuvotiedot' })).toBeVisible();
    });
  });

  describe('driver', () => {
    const openMenu = async (row = 'P12'): Promise<void> => userEvent.click(await cell('gridcell', row));

    it("shows the day's driver, and offers the others with what they do that day [G-045]", async () => {
      renderGrid(bff);
      expect(await cell('gridcell')).toHaveTextContent('J. Saarinen');
      await openMenu();
      const items = await screen.findAllByRole('menuitem');
      expect(items.map((item) => item.textContent)).toEqual([
        'Saarinen Juha',
        'Meikäläinen Mattivapaa',
        'Hämäläinen AriSairas',
        'Ei kuljettajaamerkitään puuttuvaksi',
      ]);
      expect(within(items[0] as HTMLElement).getByLabelText('Valittu')).toBeVisible();
      expect(items[2]).toHaveAttribute('aria-disabled', 'true');
    });

    it('gives the vehicle to the chosen one at once, saves it and takes it back [G-045] [G-144]', async () => {
      const driven = keikka('10:00', '13:30', {
        kuskit: [{ ...matti, isExplicitAssignment: true }],
        varmenne: 2,
      });
      bff.on(kuskiCalls.setForVehicle, () => ({ changed: [bff.hold(driven)] }));
      renderGrid(bff);
      await openMenu();
      await choose(/Meikäläinen Matti/);
      await waitFor(async () => expect(await cell('gridcell')).toHaveTextContent('M. Meikäläinen'));
      await waitFor(() => expect(bff.writes).toHaveLength(1));
      expect(bff.writes[0]).toMatchObject({
        call: kuskiCalls.setForVehicle,
        input: { vehicleId: 12, personId: 8, yyyymmdd: DAY },
      });
      expect(await screen.findByText(/Kuljettaja Meikäläinen Matti → P12/)).toBeVisible();
      await userEvent.click(await screen.findByRole('button', { name: /^Kumoa/ }));
      await waitFor(() => expect(bff.writes).toHaveLength(2));
      expect(bff.writes[1]).toMatchObject({
        call: kuskiCalls.restore,
        input: { orders: [{ keikkaId: 4711, personIds: [7] }] },
      });
    });

    it('is taken off by the last entry, and comes back by undo', async () => {
      const lone = keikka('10:00', '13:30', { kuskit: [], varmenne: 2 });
      bff.on(kuskiCalls.restore, () => ({ changed: [bff.hold(lone)] }));
      renderGrid(bff);
      await openMenu();
      await choose(/Ei kuljettajaa/);
      await waitFor(() => expect(bff.writes).toHaveLength(1));
      const input = { vehicleId: 12, orders: [{ keikkaId: 4711, personIds: [] }] };
      expect(bff.writes[0]).toMatchObject({ call: kuskiCalls.restore, input });
      await userEvent.click(await screen.findByRole('button', { name: /^Kumoa/ }));
      await waitFor(() => expect(bff.writes).toHaveLength(2));
      expect(bff.writes[1]).toMatchObject({ input: { orders: [{ keikkaId: 4711, personIds: [7] }] } });
    });

    it('is taken off by Delete on the cell', async () => {
      const lone = keikka('10:00', '13:30', { kuskit: [], varmenne: 2 });
      bff.on(kuskiCalls.restore, () => ({ changed: [bff.hold(lone)] }));
      renderGrid(bff);
      (await cell('gridcell')).focus();
      await userEvent.keyboard('{Delete}');
      await waitFor(() => expect(bff.writes).toHaveLength(1));
      const input = { vehicleId: 12, orders: [{ keikkaId: 4711, personIds: [] }] };
      expect(bff.writes[0]).toMatchObject({ call: kuskiCalls.restore, input });
    });

    it('is taken off again while its undo is being saved, in the version that the undo makes', async () => {
      let varmenne = 1;
      let answer = () => {};
      const answered = new Promise<void>((resolve) => (answer = resolve));
      bff.on(kuskiCalls.restore, async ({ orders: [order] }) => {
        const kuskit = order?.personIds.length ? [kuski] : [];
        if (kuskit.length > 0) await answered;
        return { changed: [bff.hold(keikka('10:00', '13:30', { kuskit, varmenne: ++varmenne }))] };
      });
      renderGrid(bff);
      (await cell('gridcell')).focus();
      await userEvent.keyboard('{Delete}');
      await waitFor(async () => expect(await cell('gridcell')).not.toHaveTextContent('J. Saarinen'));
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(async () => expect(await cell('gridcell')).toHaveTextContent('J. Saarinen'));
      await userEvent.keyboard('{Delete}');
      answer();
      await waitFor(() => expect(bff.writes).toHaveLength(3));
      const versions = bff.writes.map(({ input }) => input.orders);
      expect(versions).toMatchObject([[{ varmenne: 1 }], [{ varmenne: 2 }], [{ varmenne: 3 }]]);
    });

    it('is not taken off by Delete without the right to choose one [G-209]', async () => {
      bff.session = { settingTypes: [settingType.pumppari] };
      renderGrid(bff);
      (await cell('gridcell')).focus();
      await userEvent.keyboard('{Delete}');
      expect(bff.writes).toEqual([]);
    });

    it('puts the old one back when the save fails, and says so', async () => {
      bff.refuseNext(kuskiCalls.setForVehicle, 'INTERNAL');
      renderGrid(bff);
      await openMenu();
      await choose(/Meikäläinen Matti/);
      expect(await screen.findByText('Kuljettajan vaihto epäonnistui')).toBeVisible();
      await waitFor(async () => expect(await cell('gridcell')).toHaveTextContent('J. Saarinen'));
    });

    it('opens by Enter and the menu key', async () => {
      renderGrid(bff);
      (await cell('gridcell', 'P15')).focus();
      await userEvent.keyboard('{Enter}');
      await choose(/Meikäläinen Matti/);
      await waitFor(() => expect(bff.writes[0]).toMatchObject({ input: { vehicleId: 15, personId: 8 } }));
    });

    it('says that there are none to choose [G-278]', async () => {
      bff.day = { ...bff.day, kuskit: [] };
      renderGrid(bff);
      await openMenu();
      expect(await screen.findByText('Kuljettajia ei löytynyt valitulle ajoneuvolle.')).toBeVisible();
    });

    it.each([
      ['an order handler', settingType.keikkaHandler, true],
      ['a company admin', settingType.asiakasAdmin, true],
      ['a keikka admin', settingType.keikkaAdmin, true],
      ['a mere system admin', settingType.systemAdmin, false],
      ['an invoicing admin', settingType.laskuAdmin, false],
      ['a pump operator', settingType.pumppari, false],
    ])('is chosen by %s or not, on an own vehicle [G-209]', async (_, type, opens) => {
      bff.session = { settingTypes: [type] };
      renderGrid(bff);
      await openMenu();
      expect((await cell('gridcell')).getAttribute('aria-haspopup')).toBe(opens ? 'menu' : null);
      expect(screen.queryAllByRole('menuitem').length > 0).toBe(opens);
    });

    it("is never chosen on another company's vehicle [G-209]", async () => {
      bff.day = gridDay([vehicle(12, [], { ownerAsiakasId: 2 })], { kuskit: [juha] });
      renderGrid(bff);
      await openMenu();
      expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
    });

    it('has no call link where there is no phone at hand [G-211]', async () => {
      renderGrid(bff);
      await cell('gridcell');
      expect(document.querySelector('a[href^="tel:"]')).toBeNull();
    });
  });
});
