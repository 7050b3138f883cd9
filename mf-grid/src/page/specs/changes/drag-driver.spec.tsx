import { keikkaKuski } from '@keikka/builders';
import { kuskiCalls } from '@keikka/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { driver, gridDay, keikka, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import type { GridBff } from '../../../../test/grid-bff.js';
import { choose, dialogOfMenu, dragTo, letGo, renderGrid, yOfRow } from '../../../../test/render-grid.js';

jest.setTimeout(60_000);

describe('dragging a driver onto a vehicle', () => {
  let bff: GridBff;
  beforeEach(() => {
    bff = freshBff(
      gridDay([vehicle(12, [keikka('10:00', '13:30')]), vehicle(15), vehicle(18)], { kuskit: [driver(7)] }),
    );
  });

  const show = async (): Promise<void> => {
    renderGrid(bff);
    await screen.findByRole('gridcell', { name: /Rakennus Koskinen Oy/ });
  };

  it('gives him to all orders of the vehicle he is dropped on [G-144] [G-293]', async () => {
    await show();
    const name = screen.getByRole('button', { name: /Saarinen Juha/ });
    dragTo(name, [1200, 500], [100, yOfRow(0)]);
    expect(screen.getByText(/Saarinen Juha → P12 · vapaa/)).toBeVisible();
    expect(screen.getAllByTitle('vapaa')).toHaveLength(3);
    letGo(name);
    expect(await screen.findByRole('gridcell', { name: 'J. Saarinen' })).toBeVisible();
    await waitFor(() => expect(bff.writes).toHaveLength(1));
    expect(bff.writes[0]).toMatchObject({
      call: kuskiCalls.setForVehicle,
      input: { vehicleId: 12, personId: 7, yyyymmdd: '20261120' },
    });
  });

  it('takes him off the vehicle whose row he is dragged from, over the list of drivers', async () => {
    const kuskit = [keikkaKuski({ personId: 7, personFirstName: 'Juha', personLastName: 'Saarinen' })];
    bff.day = gridDay([vehicle(12, [keikka('10:00', '13:30', { kuskit })]), vehicle(15)], {
      kuskit: [driver(7)],
    });
    const lone = keikka('10:00', '13:30', { kuskit: [], varmenne: 2 });
    bff.on(kuskiCalls.restore, () => ({ changed: [bff.hold(lone)] }));
    await show();
    const list = screen.getByRole('region', { name: /Kuljettajat/ });
    Object.assign(document, { elementFromPoint: () => list });
    const cell = screen.getByRole('gridcell', { name: 'J. Saarinen' });
    dragTo(cell, [100, yOfRow(0)], [1250, 500]);
    expect(screen.getByText(/Saarinen Juha → ei ajoneuvoa/)).toBeVisible();
    letGo(cell);
    await waitFor(() => expect(bff.writes).toHaveLength(1));
    const input = { vehicleId: 12, orders: [{ keikkaId: 4711, personIds: [] }] };
    expect(bff.writes[0]).toMatchObject({ call: kuskiCalls.restore, input });

    const row = screen.getByRole('button', { name: /Saarinen Juha/ });
    dragTo(row, [1200, 500], [1250, 520]);
    letGo(row);
    expect(bff.writes).toHaveLength(1);
  });

  it('says why one who is away cannot be sent anywhere, and why a vehicle cannot take one', async () => {
    bff.day = gridDay([vehicle(12), vehicle(15, [], { plannable: false })], {
      kuskit: [driver(7), driver(8, { personLastName: 'Rantanen', pois: true })],
    });
    renderGrid(bff);
    const away = await screen.findByRole('button', { name: /Rantanen Juha/ });
    dragTo(away, [1200, 500], [100, yOfRow(0)]);
    letGo(away);
    expect(await screen.findByText('Kuljettaja on poissa kyseisenä päivänä.')).toBeVisible();
    const name = screen.getByRole('button', { name: /Saarinen Juha/ });
    dragTo(name, [1200, 500], [100, yOfRow(1)]);
    expect(screen.getByTitle('muiden auto')).toBeVisible();
    letGo(name);
    expect(await screen.findByText('Yrityksesi ei suunnittele tätä ajoneuvoa')).toBeVisible();
    dragTo(name, [1200, 500], [100, yOfRow(0)]);
    letGo(name);
    await waitFor(() => expect(bff.writes).not.toEqual([]));
    expect(bff.writes).toMatchObject([
      { call: kuskiCalls.setForVehicle, input: { personId: 7, vehicleId: 12 } },
    ]);
  });

  it('says in amber that he drives elsewhere then, and that undoing brings him back to his own vehicle', async () => {
    const elsewhere = keikka('11:00', '12:00', {
      keikkaId: 1,
      vehicleId: 15,
      kuskit: [keikkaKuski({ personId: 7 })],
    });
    const own = { defaultKuski_personId: 7, dayDriver: { ...driver(7), isExplicitAssignment: false } };
    bff.day = gridDay([vehicle(12, [keikka('10:00', '13:30')]), vehicle(15, [elsewhere], own)], {
      kuskit: [driver(7, { vehicleId: 15 })],
    });
    renderGrid(bff);
    const name = await screen.findByRole('button', { name: /Saarinen Juha/ });
    dragTo(name, [1200, 500], [100, yOfRow(0)]);
    letGo(name);
    const toast = within(await screen.findByRole('region', { name: 'Ilmoitukset' }));
    expect(await toast.findByText('Kuljettaja Saarinen Juha → P12')).toBeVisible();
    expect(toast.getByText('Varattu 11–12')).toBeVisible();
    await userEvent.click(toast.getByRole('button', { name: /Kumoa/ }));
    expect(await screen.findByText('Kumottu: kuljettaja Saarinen Juha takaisin P12 → P15')).toBeVisible();
    await waitFor(() => expect(name).toHaveAccessibleName(/P15/));
  });

  it('is also done by a menu and a dialog', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: /Saarinen Juha/ }));
    await choose('Aseta ajoneuvolle…');
    const dialog = await dialogOfMenu(/Aseta ajoneuvolle/);
    expect(within(dialog).getByRole('combobox', { name: 'Ajoneuvo' })).toHaveFocus();
    await userEvent.keyboard('P15{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Aseta' }));
    await waitFor(() => expect(bff.writes).toHaveLength(1));
    expect(bff.writes[0]?.input).toMatchObject({ vehicleId: 15, personId: 7 });
  });
});
