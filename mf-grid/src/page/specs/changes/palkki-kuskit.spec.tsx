import { keikkaKuski } from '@keikka/builders';
import { palkkiCalls } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DAY, driver, gridDay, keikka, palkki, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import type { GridBff } from '../../../../test/grid-bff.js';
import { openPalkki, press } from '../../../../test/palkki-dialog.js';
import { renderGrid } from '../../../../test/render-grid.js';

jest.setTimeout(60_000);

const ville = { personId: 1, personFirstName: 'Ville', personLastName: 'Heikkinen' };
const eero = { personId: 2, personFirstName: 'Eero', personLastName: 'Rantala' };
const ari = { personId: 3, personFirstName: 'Ari', personLastName: 'Hämäläinen' };
const ill = { personId: 4, personFirstName: 'Pekka', personLastName: 'Rantanen' };

describe('the drivers in the palkki editor', () => {
  let bff: GridBff;
  beforeEach(() => {
    const order = keikka('11:00', '13:30', { keikkaId: 4711, vehicleId: 15, kuskit: [keikkaKuski(ville)] });
    bff = freshBff(
      gridDay(
        [vehicle(12, [palkki('10:00', '12:00', { kuskit: [keikkaKuski(ville)] })]), vehicle(15, [order])],
        {
          kuskit: [
            driver(1, { ...ville, vehicleId: 15 }),
            driver(2, { ...eero, vehicleId: 12 }),
            driver(3, ari),
            driver(4, { ...ill, pois: true, statusName: 'Sairas' }),
          ],
        },
      ),
    );
  });

  const open = (): Promise<HTMLElement> => openPalkki(bff);
  const drivers = (dialog: HTMLElement): HTMLElement =>
    within(dialog).getByRole('group', { name: 'Kuljettajat' });
  const names = (dialog: HTMLElement): (string | null)[] =>
    within(drivers(dialog))
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const addField = (dialog: HTMLElement): HTMLElement =>
    within(dialog).getByRole('combobox', { name: 'Lisää kuljettaja' });

  it('are listed with what their day leaves of the time', async () => {
    const dialog = await open();
    expect(await within(dialog).findByText('Tilauksella 4711 klo 13:30 asti')).toBeVisible();
    expect(names(dialog)).toEqual(['Heikkinen VilleTilauksella 4711 klo 13:30 astiP15']);
  });

  it('are found by typing and added with Enter, at once and without a save of the form [G-223]', async () => {
    const dialog = await open();
    await userEvent.click(addField(dialog));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Hämäläinen Ari'),
      expect.stringContaining('Rantala Eero'),
      expect.stringContaining('Rantanen Pekka'),
    ]);
    expect(screen.getByRole('option', { name: /Rantanen/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(addField(dialog), 'rantala{Enter}');
    await waitFor(() => expect(names(dialog)).toHaveLength(2));
    expect(bff.writes).toEqual([
      expect.objectContaining({
        call: palkkiCalls.setPerson,
        input: expect.objectContaining({ palkkiId: 900, personId: 2 }) as unknown,
      }),
    ]);
    expect(addField(dialog)).toHaveValue('');
  });

  it('who stand idle are one press away', async () => {
    const dialog = await open();
    await press(dialog, 'Hämäläinen Ari');
    await waitFor(() => expect(names(dialog)).toHaveLength(2));
    expect(within(dialog).queryByRole('button', { name: 'Hämäläinen Ari' })).not.toBeInTheDocument();
  });

  it('are taken off at once, which can be undone [G-223]', async () => {
    const dialog = await open();
    await press(dialog, 'Poista kuljettaja Heikkinen Ville');
    expect(await within(dialog).findByText('Palkille ei ole valittu kuljettajaa.')).toBeVisible();
    expect(addField(dialog)).toHaveFocus();
    const done = await screen.findByText('Palkki Pesu hallilla: poistettiin Heikkinen Ville');
    expect(done).toBeVisible();
    expect(bff.writes.at(-1)).toMatchObject({ call: palkkiCalls.removePerson, input: { personId: 1 } });
    await userEvent.click(screen.getByRole('button', { name: /Kumoa/ }));
    await waitFor(() => expect(names(dialog)).toHaveLength(1));
    expect(bff.writes.at(-1)).toMatchObject({ call: palkkiCalls.setPerson, input: { personId: 1 } });
  });

  it('come back when the call fails, which is said', async () => {
    const dialog = await open();
    bff.refuseNext(palkkiCalls.removePerson, 'INTERNAL');
    await press(dialog, 'Poista kuljettaja Heikkinen Ville');
    expect(await screen.findByText('Kuljettajan vaihto epäonnistui')).toBeVisible();
    await waitFor(() => expect(names(dialog)).toHaveLength(1));
  });

  it('of another company’s palkki are not told (R-96)', async () => {
    bff.day = gridDay([vehicle(12, [palkki('10:00', '12:00', { ownerAsiakasId: 2 })])]);
    const dialog = await open();
    expect(within(dialog).queryByRole('group', { name: 'Kuljettajat' })).not.toBeInTheDocument();
  });

  it('are told by the tooltip of the bar', async () => {
    renderGrid(bff);
    await userEvent.hover(await screen.findByRole('gridcell', { name: /Pesu hallilla/ }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('KuljettajaHeikkinen Ville');
  });

  it('follow a colleague who changes them meanwhile', async () => {
    const { say } = renderGrid(bff);
    fireEvent.click(await screen.findByRole('gridcell', { name: /Pesu hallilla/ }));
    const dialog = await screen.findByRole('dialog', { name: /Palkki/ });
    expect(names(dialog)).toHaveLength(1);
    const row = palkki('10:00', '12:00', {
      kuskit: [keikkaKuski(ville), keikkaKuski(eero)],
      varmenne: 2,
    });
    say({ type: 'palkkiChanged', palkkiId: 900, days: [DAY], row });
    await waitFor(() => expect(names(dialog)).toHaveLength(2));
  });

  it('are only read by who may not change the palkki', async () => {
    bff.session = { personId: 5, settingTypes: [settingType.pumppari] };
    const dialog = await open();
    expect(names(dialog)).toHaveLength(1);
    expect(within(dialog).queryByRole('button', { name: /Poista kuljettaja/ })).not.toBeInTheDocument();
    expect(within(dialog).queryByRole('combobox', { name: 'Lisää kuljettaja' })).not.toBeInTheDocument();
  });
});
