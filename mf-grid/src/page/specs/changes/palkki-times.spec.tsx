import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, gridDay, keikka, palkki, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import type { GridBff } from '../../../../test/grid-bff.js';
import { field, openPalkki, press, retype } from '../../../../test/palkki-dialog.js';

jest.setTimeout(60_000);

describe('the times in the palkki editor', () => {
  let bff: GridBff;
  beforeEach(() => {
    bff = freshBff(gridDay([vehicle(12, [palkki('10:00', '12:00')])]));
  });
  const open = (): Promise<HTMLElement> => openPalkki(bff);

  it.each([
    ['Alkaa', '16', '16:00', '17:00', '60'],
    ['Päättyy', '9', '10:00', '11:00', '60'],
    ['Päättyy', '1130', '10:00', '11:30', '90'],
    ['Alkaa', 'abc', '10:00', '12:00', '120'],
    ['Alkaa', '9.15', '09:15', '12:00', '165'],
    ['Päättyy', 'klo 13,30', '10:00', '13:30', '210'],
  ])('after typing %s %s it is %s–%s [G-174] [G-175]', async (name, typed, start, end, minutes) => {
    const dialog = await open();
    await retype(field(dialog, name), typed);
    expect(field(dialog, 'Alkaa')).toHaveValue(start);
    expect(field(dialog, 'Päättyy')).toHaveValue(end);
    expect(field(dialog, 'Kesto')).toHaveValue(minutes);
  });

  it('says that it left the time as it was, where no number was typed [G-175]', async () => {
    const dialog = await open();
    await retype(field(dialog, 'Alkaa'), 'abc');
    expect(within(dialog).getByText('Aika ennallaan. Kirjoita aika muodossa 7:30')).toBeVisible();
    await retype(field(dialog, 'Alkaa'), '9');
    expect(within(dialog).queryByText(/Kirjoita aika/)).toBeNull();
  });

  it.each(['25.00', '2575'])(
    'keeps %s in error, and is not saved with the older time [G-175]',
    async (typed) => {
      const dialog = await open();
      await retype(field(dialog, 'Päättyy'), typed);
      expect(field(dialog, 'Päättyy')).toHaveValue(typed);
      expect(field(dialog, 'Päättyy')).toBeInvalid();
      await press(dialog, 'TALLENNA');
      expect(field(dialog, 'Päättyy')).toHaveFocus();
      expect(bff.writes).toEqual([]);
      await retype(field(dialog, 'Päättyy'), '15.00');
      expect(within(dialog).queryByText(/Kirjoita aika/)).toBeNull();
      await press(dialog, 'TALLENNA');
      await waitFor(() => expect(bff.writes).toHaveLength(1));
      expect(bff.writes[0]?.input).toMatchObject({ timeStart: at('10:00'), timeEnd: at('15:00') });
    },
  );

  it('are warned of where its vehicle is at work then, once its type keeps that from driving', async () => {
    bff = freshBff(gridDay([vehicle(12, [palkki('10:00', '12:00'), keikka('11:00', '13:00')])]));
    const dialog = await open();
    const warning = () => within(dialog).queryByText(/^Ajoneuvolla on silloin tilaus: 11:00–13:00/);
    expect(warning()).toBeNull();
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Palkkilaji' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Huolto' }));
    await waitFor(() => expect(warning()).toBeVisible());
    await retype(field(dialog, 'Päättyy'), '11');
    expect(warning()).toBeNull();
    await retype(field(dialog, 'Päättyy'), '12');
    // What mends it is at hand: later, or as long as there is room.
    await press(dialog, 'Lyhennä 10:00–11:00');
    expect(field(dialog, 'Päättyy')).toHaveValue('11:00');
    expect(warning()).toBeNull();
    await retype(field(dialog, 'Päättyy'), '12');
    await press(dialog, 'Siirrä 13:00–15:00');
    expect(field(dialog, 'Alkaa')).toHaveValue('13:00');
    expect(field(dialog, 'Päättyy')).toHaveValue('15:00');
    expect(warning()).toBeNull();
  });

  it('says that the end has moved, and brings both ends back [G-174]', async () => {
    const dialog = await open();
    await retype(field(dialog, 'Alkaa'), '1230');
    expect(field(dialog, 'Päättyy')).toHaveValue('13:30');
    expect(within(dialog).getByText('Loppu siirtyi: 13:30')).toBeVisible();
    await userEvent.type(field(dialog, 'Kommentti'), '!');
    expect(within(dialog).getByText('Loppu siirtyi: 13:30')).toBeVisible();
    await press(dialog, 'Palauta');
    expect(field(dialog, 'Alkaa')).toHaveValue('10:00');
    expect(field(dialog, 'Päättyy')).toHaveValue('12:00');
    expect(within(dialog).queryByText(/Loppu siirtyi/)).toBeNull();
    await retype(field(dialog, 'Päättyy'), '9');
    expect(within(dialog).getByText('Loppu siirtyi: 11:00')).toBeVisible();
    await retype(field(dialog, 'Päättyy'), '1130');
    expect(within(dialog).queryByText(/Loppu siirtyi/)).toBeNull();
  });
});
