import { palkkiCalls } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, gridDay, palkki, vehicle } from '../../../../test/day.builder.js';
import { field, openPalkki, press, retype } from '../../../../test/palkki-dialog.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import { renderGrid } from '../../../../test/render-grid.js';
import type { GridBff } from '../../../../test/grid-bff.js';

jest.setTimeout(60_000);

describe('the palkki editor', () => {
  let bff: GridBff;
  beforeEach(() => {
    bff = freshBff(gridDay([vehicle(12, [palkki('10:00', '12:00')]), vehicle(15)]));
  });

  const open = (): Promise<HTMLElement> => openPalkki(bff);

  it('opens on a click on the bar, and saves what was changed [G-048] [G-220]', async () => {
    const dialog = await open();
    await retype(field(dialog, 'Kommentti'), 'Huolto *bold');
    await retype(field(dialog, 'Päättyy'), '1330');
    expect(field(dialog, 'Kesto')).toHaveValue('210');
    await press(dialog, 'TALLENNA');
    await waitFor(() => expect(bff.writes).toHaveLength(1));
    expect(bff.writes[0]).toMatchObject({ call: palkkiCalls.save });
    // What changed, and what the call demands.
    expect(bff.writes[0]?.input).toEqual({
      palkkiId: 900,
      ownerAsiakasId: expect.any(Number) as number,
      vehicleId: 12,
      keikkaComment: 'Huolto *bold',
      timeStart: at('10:00'),
      timeEnd: at('13:30'),
      varmenne: 1,
    });
    expect(await screen.findByRole('gridcell', { name: /^Huolto, 10:00–13:30/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each(['24:00', '26:00'])(
    'is made on the day by N after a bar that ends at %s of it, at the usual times',
    async (end) => {
      bff.day = gridDay([vehicle(12, [palkki('10:00', end)]), vehicle(15)]);
      renderGrid(bff);
      await screen.findByRole('gridcell', { name: /Pesu hallilla/ });
      screen.getByRole('grid').focus();
      await userEvent.keyboard('{ArrowDown}n');
      const dialog = await screen.findByRole('dialog', { name: /Uusi palkki/ });
      expect(field(dialog, 'Alkaa')).toHaveValue('07:00');
      expect(field(dialog, 'Päättyy')).toHaveValue('16:00');
      expect(within(dialog).getByRole('combobox', { name: /Ajoneuvo/ })).toHaveValue('');
    },
  );

  it('makes a new one of 7:00–16:00, which needs a vehicle [G-104] [G-176] [G-179]', async () => {
    renderGrid(bff);
    await screen.findByRole('gridcell', { name: /Pesu hallilla/ });
    await userEvent.click(screen.getByRole('button', { name: 'PALKKI' }));
    const dialog = await screen.findByRole('dialog', { name: /Uusi palkki/ });
    expect(field(dialog, 'Alkaa')).toHaveValue('07:00');
    expect(field(dialog, 'Päättyy')).toHaveValue('16:00');
    await press(dialog, 'TALLENNA');
    expect(await within(dialog).findByText('Valitse ajoneuvo.')).toBeVisible();
    expect(within(dialog).getByRole('combobox', { name: /Ajoneuvo/ })).toHaveFocus();
    expect(bff.writes).toEqual([]);
    await userEvent.click(within(dialog).getByRole('combobox', { name: /Ajoneuvo/ }));
    await userEvent.click(await screen.findByRole('option', { name: /P15/ }));
    await press(dialog, 'TALLENNA');
    await waitFor(() => expect(bff.writes).toHaveLength(1));
    expect(bff.writes[0]?.input).toMatchObject({
      palkkiId: 0,
      ownerAsiakasId: 1,
      vehicleId: 15,
      grid_palkkiTypeId: 4,
    });
  });

  it('offers only the vehicles that the company plans [G-179]', async () => {
    bff.day = gridDay([vehicle(12, [palkki('10:00', '12:00')], { plannable: false }), vehicle(15)]);
    renderGrid(bff);
    await screen.findByRole('gridcell', { name: /Pesu hallilla/ });
    screen.getByRole('grid').focus();
    await userEvent.keyboard('{ArrowDown}n');
    const dialog = await screen.findByRole('dialog', { name: /Uusi palkki/ });
    const box = within(dialog).getByRole('combobox', { name: /Ajoneuvo/ });
    expect(box).toHaveValue('');
    await userEvent.click(box);
    expect(await screen.findByRole('option', { name: /P15/ })).toBeVisible();
    expect(screen.queryByRole('option', { name: /P12/ })).not.toBeInTheDocument();
  });

  it('keeps the vehicle that a palkki stands on, whosever it is', async () => {
    bff.day = gridDay([vehicle(12, [palkki('10:00', '12:00')], { plannable: false }), vehicle(15)]);
    const dialog = await open();
    expect(within(dialog).getByRole('combobox', { name: /Ajoneuvo/ })).toHaveValue('P12 · 36 m');
  });

  it('is offered to a company that plans no vehicle of the day, too, and says so [G-023]', async () => {
    bff.day = gridDay([vehicle(12, [palkki('10:00', '12:00')], { plannable: false })]);
    renderGrid(bff);
    await screen.findByRole('gridcell', { name: /Pesu hallilla/ });
    await userEvent.click(screen.getByRole('button', { name: 'PALKKI' }));
    const dialog = await screen.findByRole('dialog', { name: /Uusi palkki/ });
    expect(await within(dialog).findByText('Yritykselläsi ei ole ajoneuvoja.')).toBeVisible();
  });

  it('is not offered without the right [G-023]', async () => {
    bff.session = { settingTypes: [settingType.pumppari] };
    renderGrid(bff);
    await screen.findByRole('gridcell', { name: /Pesu hallilla/ });
    expect(screen.queryByRole('button', { name: /PALKKI|Uusi palkki/ })).not.toBeInTheDocument();
    await userEvent.keyboard('n');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the text as its bar will draw it, on the row of its vehicle [G-106]', async () => {
    const dialog = await open();
    await retype(field(dialog, 'Kommentti'), 'Letkun *red vaihto');
    const drawn = () => dialog.querySelector('.bar[data-active]');
    expect(drawn()).toHaveAttribute('data-colour', 'red');
    expect(drawn()).toHaveTextContent('Letkun vaihto');
    expect(within(dialog).getByText('P12 · 36 m · pe 20.11.2026 · 10:00–12:00')).toBeVisible();
    await retype(field(dialog, 'Päättyy'), '13');
    expect(within(dialog).getByText(/ · 10:00–13:00$/)).toBeVisible();
    await userEvent.clear(within(dialog).getByRole('combobox', { name: /Ajoneuvo/ }));
    await userEvent.tab();
    expect(drawn()).toBeNull();
    expect(within(dialog).getByText('Letkun vaihto')).toHaveAttribute('data-colour', 'red');
  });

  it('takes the vehicle whose number is typed, and is not saved with what is none', async () => {
    const dialog = await open();
    const box = within(dialog).getByRole('combobox', { name: /Ajoneuvo/ });
    await userEvent.clear(box);
    await userEvent.type(box, 'P99{Tab}');
    expect(await within(dialog).findByText('Valitse luettelosta')).toBeVisible();
    expect(box).toHaveValue('P99');
    await press(dialog, 'TALLENNA');
    expect(box).toHaveFocus();
    expect(bff.writes).toEqual([]);
    await userEvent.clear(box);
    await userEvent.type(box, 'p15{Tab}');
    expect(box).toHaveValue('P15 · 36 m');
    await press(dialog, 'TALLENNA');
    await waitFor(() => expect(bff.writes).toHaveLength(1));
    expect(bff.writes[0]?.input).toMatchObject({ vehicleId: 15 });
  });

  it('says when it could not be saved, and stays open [G-269]', async () => {
    bff.refuseNext(palkkiCalls.save, 'INTERNAL');
    const dialog = await open();
    await press(dialog, 'TALLENNA');
    expect(await screen.findByText('Error saving palkki to DB !')).toBeVisible();
    expect(dialog).toBeVisible();
  });

  it('lets one choose when a colleague changed the same fields, and saves upon the newer version', async () => {
    const dialog = await open();
    await retype(field(dialog, 'Kommentti'), 'Huolto');
    await retype(field(dialog, 'Päättyy'), '1330');
    const newer = palkki('10:00', '13:00', { keikkaComment: 'Katsastus', varmenne: 5 });
    bff.day = gridDay([vehicle(12), vehicle(15, [newer])]);
    const conflict = (name: string, base: string, mine: string, theirs: string) => ({
      field: name,
      base,
      mine,
      theirs,
    });
    const errorDetails = {
      conflicts: [
        conflict('keikkaComment', 'Pesu hallilla', 'Huolto', 'Katsastus'),
        conflict('timeEnd', at('12:00'), at('13:30'), at('13:00')),
      ],
    };
    bff.refuseNext(palkkiCalls.save, 'SAVE.CONFLICT', errorDetails);
    await press(dialog, 'TALLENNA');
    const question = await screen.findByRole('alertdialog', { name: 'Kollega on muuttanut palkkia' });
    await userEvent.click(within(question).getByRole('radio', { name: 'Kommentti, toisen muutos' }));
    await userEvent.click(within(question).getByRole('radio', { name: 'Päättyy, oma muutos' }));
    await press(question, 'Tallenna valinnat');
    await waitFor(() => expect(bff.writes).toHaveLength(2));
    expect(bff.writes[1]?.input).toMatchObject({ timeEnd: at('13:30'), vehicleId: 15, varmenne: 5 });
    expect(bff.writes[1]?.input).not.toHaveProperty('keikkaComment');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('asks before it throws away what was typed', async () => {
    const dialog = await open();
    await retype(field(dialog, 'Kommentti'), 'Huolto');
    await press(dialog, 'PERUUTA');
    const question = await screen.findByRole('alertdialog');
    const [stay] = within(question).getAllByRole('button');
    await userEvent.click(stay!);
    expect(field(dialog, 'Kommentti')).toHaveValue('Huolto');
  });

  it('says of a palkki over a year that it is too long', async () => {
    bff.day = gridDay([vehicle(12, [palkki('0:00', '8784:30')])]);
    const dialog = await open();
    await press(dialog, 'TALLENNA');
    expect(await within(dialog).findByText('Palkki voi kestää enintään vuoden.')).toBeVisible();
  });

  it('asks before it removes, and does nothing on PERUUTA [G-139]', async () => {
    const dialog = await open();
    await press(dialog, 'Poista');
    const question = await screen.findByRole('alertdialog', { name: 'Poistetaan palkki' });
    expect(within(question).getByText('Oletko varma.')).toBeVisible();
    await press(question, 'PERUUTA');
    expect(bff.writes).toEqual([]);
  });

  it('removes the palkki and says so [G-138] [G-221] [G-270]', async () => {
    const dialog = await open();
    await press(dialog, 'Poista');
    await press(await screen.findByRole('alertdialog'), 'KYLLÄ, poista palkki');
    expect(await screen.findByText('Palkki poistettu.')).toBeVisible();
    expect(bff.writes[0]).toMatchObject({ call: palkkiCalls.delete, input: { palkkiId: 900, varmenne: 1 } });
    expect(screen.queryByRole('gridcell', { name: /Pesu hallilla/ })).not.toBeInTheDocument();
  });

  it('does not remove with it what a colleague has changed since the window was opened', async () => {
    const dialog = await open();
    bff.refuseNext(palkkiCalls.delete, 'CHANGE.OUTDATED');
    await press(dialog, 'Poista');
    await press(await screen.findByRole('alertdialog'), 'KYLLÄ, poista palkki');
    expect(await within(dialog).findByText(/Kollega on muuttanut tietoja/)).toBeVisible();
    expect(bff.writes[0]?.input).toEqual({ palkkiId: 900, varmenne: 1 });
    expect(screen.getByRole('gridcell', { name: /Pesu hallilla/, hidden: true })).toBeInTheDocument();
  });

  it('says when it could not be removed [G-270]', async () => {
    bff.refuseNext(palkkiCalls.delete, 'INTERNAL');
    const dialog = await open();
    await press(dialog, 'Poista');
    await press(await screen.findByRole('alertdialog'), 'KYLLÄ, poista palkki');
    expect(await screen.findByText('Poisto epäonnistui.')).toBeVisible();
  });

  it('is switched to be read only and back, which swaps its buttons, as long as nothing is typed [G-096]', async () => {
    const dialog = await open();
    expect(within(dialog).getByRole('button', { name: 'Mikä palkki on?' })).toBeVisible();
    await press(dialog, 'Vaihda katselutilaan');
    expect(within(dialog).queryByRole('button', { name: 'TALLENNA' })).toBeNull();
    expect(within(dialog).getByRole('button', { name: 'SULJE' })).toBeVisible();
    expect(field(dialog, 'Kommentti')).toBeDisabled();
    await press(dialog, 'Vaihda muokkaustilaan');
    expect(within(dialog).getByRole('button', { name: 'PERUUTA' })).toBeVisible();
    await userEvent.type(field(dialog, 'Kommentti'), 'x');
    expect(within(dialog).queryByRole('button', { name: 'Vaihda katselutilaan' })).toBeNull();
  });

  it('is only read without the right to make palkit [G-205]', async () => {
    bff.session = { settingTypes: [settingType.pumppari] };
    const dialog = await open();
    expect(field(dialog, 'Kommentti')).toBeDisabled();
    expect(within(dialog).queryByRole('button', { name: 'TALLENNA' })).not.toBeInTheDocument();
    await press(dialog, 'SULJE');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'PALKKI' })).not.toBeInTheDocument();
  });
});
