import { dayDriver, keikkaKuski, sessionInfo } from '@keikka/builders';
import { keikkaCalls } from '@keikka/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gridDay, keikka, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import { dragTo, letGo, renderGrid, rowOf, xOfHour, yOfRow } from '../../../../test/render-grid.js';
import type { GridBff } from '../../../../test/grid-bff.js';

jest.setTimeout(60_000);

const rantala = { personId: 1, personFirstName: 'Sanna', personLastName: 'Rantala' };
const salonen = { personId: 2, personFirstName: 'Antti', personLastName: 'Salonen' };
const NAME = /Rakennus Koskinen Oy/;

describe('a move to another vehicle', () => {
  let bff: GridBff;
  beforeEach(() => {
    const order = keikka('10:00', '13:30', { kuskit: [keikkaKuski(rantala)] });
    bff = freshBff(
      gridDay([
        vehicle(12, [order], { dayDriver: dayDriver(rantala) }),
        vehicle(15, [], { dayDriver: dayDriver(salonen) }),
      ]),
    );
  });

  const bar = (): HTMLElement => screen.getByRole('gridcell', { name: NAME });
  const move = async (): Promise<void> => {
    renderGrid(bff);
    await screen.findByRole('gridcell', { name: NAME });
    dragTo(bar(), [xOfHour(10.25), yOfRow(0)], [xOfHour(10.25), yOfRow(1)]);
    letGo(bar());
  };
  const toasts = () => within(screen.getByRole('region', { name: 'Ilmoitukset' }));
  const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
  const undo = (): Promise<unknown> => userEvent.keyboard('{Control>}z{/Control}');
  const lastSent = () => bff.writes.at(-1);

  it('leaves the driver, says so and offers the new vehicle’s, which is undone as the move is', async () => {
    await move();
    expect(await toasts().findByText('Kuljettaja Rantala pysyy')).toBeVisible();
    expect(lastSent()?.input).not.toHaveProperty('personIds');
    await press('Vaihda: Salonen');
    expect(await screen.findByText('Tilaus 4711: kuljettaja Rantala → Salonen')).toBeVisible();
    expect(screen.queryByText('Kuljettaja Rantala pysyy')).not.toBeInTheDocument();
    expect(lastSent()).toMatchObject({
      call: keikkaCalls.saveVehicle,
      input: { keikkaId: 4711, vehicleId: 15, personIds: [2], varmenne: 2 },
    });
    await undo();
    expect(await screen.findByText('Kumottu: tilaus 4711 takaisin Salonen → Rantala')).toBeVisible();
    expect(lastSent()?.input).toMatchObject({ vehicleId: 15, personIds: [1], varmenne: 3 });
    await undo();
    expect(await screen.findByText('Kumottu: tilaus 4711 takaisin P15 → P12')).toBeVisible();
    expect(lastSent()?.input).toMatchObject({ vehicleId: 12, varmenne: 4 });
    await waitFor(() => expect(rowOf(bar())).toBe('P12 · 36 m'));
  });

  it('brings the new vehicle’s driver where the company has set so, and undoing it puts both back', async () => {
    const { userAsiakas } = sessionInfo();
    bff.session = { userAsiakas: userAsiakas && { ...userAsiakas, kuskitVaihtuvat: true } };
    await move();
    expect(await toasts().findByText('Kuljettaja Rantala → Salonen')).toBeVisible();
    expect(toasts().getByRole('button', { name: 'Palauta: Rantala' })).toBeVisible();
    expect(lastSent()?.input).toMatchObject({ vehicleId: 15, originalVehicleId: 12, personIds: [2] });
    await undo();
    expect(
      await screen.findByText('Kumottu: tilaus 4711 takaisin P15 → P12, kuljettaja Rantala'),
    ).toBeVisible();
    expect(lastSent()?.input).toMatchObject({ vehicleId: 12, personIds: [1], varmenne: 2 });
  });

  it('gives the earlier driver back by the toast, where the company has set that drivers change', async () => {
    const { userAsiakas } = sessionInfo();
    bff.session = { userAsiakas: userAsiakas && { ...userAsiakas, kuskitVaihtuvat: true } };
    await move();
    await toasts().findByText('Kuljettaja Rantala → Salonen');
    await press('Palauta: Rantala');
    expect(await screen.findByText('Tilaus 4711: kuljettaja Salonen → Rantala')).toBeVisible();
    expect(lastSent()?.input).toMatchObject({ vehicleId: 15, personIds: [1], varmenne: 2 });
  });

  it('says who stays where the new vehicle has no driver, and offers nobody', async () => {
    bff.day = gridDay([bff.day.ajoneuvot[0]!, vehicle(15)]);
    await move();
    expect(await toasts().findByText('Kuljettaja Rantala pysyy')).toBeVisible();
    expect(toasts().queryByRole('button', { name: /Vaihda/ })).not.toBeInTheDocument();
  });

  it('says why the server would not have the driver, and the driver stays', async () => {
    await move();
    await toasts().findByText('Kuljettaja Rantala pysyy');
    bff.refuseNext(keikkaCalls.saveVehicle, 'PERSON.AWAY');
    await press('Vaihda: Salonen');
    expect(await screen.findByText('Kuljettajan vaihto epäonnistui')).toBeVisible();
    expect(screen.getByText('Kuljettaja on poissa kyseisenä päivänä.')).toBeVisible();
    await undo();
    expect(await screen.findByText('Kumottu: tilaus 4711 takaisin P15 → P12')).toBeVisible();
  });
});
