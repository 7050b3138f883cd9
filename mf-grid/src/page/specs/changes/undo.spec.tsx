import { keikkaKuski } from '@keikka/builders';
import { keikkaCalls, kuskiCalls, palkkiCalls, type KeikkaKuski } from '@keikka/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, DAY, driver, gridDay, keikka, palkki, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import {
  address,
  choose,
  dragTo,
  letGo,
  openMenuOf,
  renderGrid,
  rowOf,
  xOfHour,
  yOfRow,
} from '../../../../test/render-grid.js';
import type { GridBff } from '../../../../test/grid-bff.js';

jest.setTimeout(60_000);

const NAME = /Rakennus Koskinen Oy/;
const P12 = 'P12 · 36 m';
const P15 = 'P15 · 36 m';

describe('undo and redo', () => {
  let bff: GridBff;
  beforeEach(() => {
    bff = freshBff(
      gridDay([vehicle(12, [keikka('10:00', '13:30'), palkki('7:00', '8:00')]), vehicle(15)], {
        kuskit: [driver(7)],
      }),
    );
  });

  const bar = (name = NAME): HTMLElement => screen.getByRole('gridcell', { name });
  const isOn = (row: string, name = NAME): Promise<void> => waitFor(() => expect(rowOf(bar(name))).toBe(row));
  const show = async () => {
    const page = renderGrid(bff);
    await screen.findByRole('gridcell', { name: NAME });
    return page;
  };
  /** From 10:00 on the first row to a time and row. */
  const drag = (hour: number, row: number): void => {
    dragTo(bar(), [xOfHour(10.25), yOfRow(0)], [xOfHour(hour + 0.25), yOfRow(row)]);
    letGo(bar());
  };
  const keys = (pressed: string): Promise<unknown> => userEvent.keyboard(pressed);
  const undo = '{Control>}z{/Control}';
  const redo = '{Control>}y{/Control}';

  it('take a move back and do it again, naming it, each as a change upon the version it left', async () => {
    await show();
    drag(11, 1);
    const text = 'Siirrettiin tilaus 4711: auto P12 → P15, 11:00';
    expect(await screen.findByText(text)).toBeVisible();
    await keys(undo);
    expect(await screen.findByText('Kumottu: tilaus 4711 takaisin P15 → P12, 10:00')).toBeVisible();
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    await isOn(P12);
    expect(bff.writes[1]).toMatchObject({
      call: keikkaCalls.saveVehicle,
      input: { keikkaId: 4711, vehicleId: 12, pumppuAika: at('10:00'), varmenne: 2 },
    });
    await keys('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(await screen.findByText(`Tehtiin uudelleen: ${text}`)).toBeVisible();
    expect(bff.writes[2]?.input).toMatchObject({ vehicleId: 15, pumppuAika: at('11:00'), varmenne: 3 });
    await isOn(P15);
  });

  it('offer to do again only what nothing has been done after', async () => {
    await show();
    drag(11, 0);
    await screen.findByText(/10:00 → 11:00/);
    await keys(undo);
    expect(await screen.findByRole('button', { name: /Tee uudelleen/ })).toBeVisible();
    drag(12, 0);
    expect(await screen.findByText(/10:00 → 12:00/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Tee uudelleen/ })).not.toBeInTheDocument();
  });

  it('take the steps back one by one, also when the key is pressed before the last is saved', async () => {
    await show();
    drag(11, 0);
    await screen.findByText(/10:00 → 11:00/);
    dragTo(bar(), [xOfHour(11.25), yOfRow(0)], [xOfHour(12.25), yOfRow(0)]);
    letGo(bar());
    await keys(`${undo}${undo}${undo}`);
    await waitFor(() => expect(bff.writes).toHaveLength(4));
    expect(bff.writes.map(({ input }) => input.pumppuAika)).toEqual(
      ['11:00', '12:00', '11:00', '10:00'].map((t) => at(t)),
    );
    await waitFor(() => expect(bar()).toHaveStyle({ left: '400px' }));
  });

  it('ask before a colleague’s later change is overwritten, and leave it when told so', async () => {
    const { say } = await show();
    drag(10, 1);
    await isOn(P15);
    await screen.findByText(/Siirrettiin/);
    const row = { ...keikka('9:00', '12:30'), vehicleId: 15, varmenne: 3 };
    bff.day = gridDay([vehicle(12), vehicle(15, [row])]);
    say({ type: 'keikkaChanged', keikkaId: 4711, days: [DAY], row });
    bff.refuseNext(keikkaCalls.saveVehicle, 'CHANGE.OUTDATED');
    await keys(undo);
    const question = await screen.findByRole('alertdialog', { name: /Kollega on muuttanut/ });
    await userEvent.click(within(question).getByRole('button', { name: 'Jätä ennalleen' }));
    expect(bff.writes.map(({ input }) => input.varmenne)).toEqual([undefined, 2]);
    await isOn(P15);
    bff.refuseNext(keikkaCalls.saveVehicle, 'CHANGE.OUTDATED');
    await keys(undo);
    const again = await screen.findByRole('alertdialog', { name: /Kollega on muuttanut/ });
    await userEvent.click(within(again).getByRole('button', { name: 'Korvaa kollegan muutos' }));
    await isOn(P12);
    expect(bff.writes.at(-1)?.input).not.toHaveProperty('varmenne');
  });

  it('take a status back', async () => {
    await show();
    await openMenuOf(bar());
    await screen.findByRole('menuitem', { name: 'Luonnos' });
    await choose('Käsittelyssä');
    await screen.findByText('Tilaus 4711: Toimitusvalmis → Käsittelyssä');
    await keys(undo);
    await waitFor(() => expect(bff.writes[1]?.input).toMatchObject({ keikkaTilaId: 4, varmenne: 2 }));
    await waitFor(() => expect(bar()).toHaveAccessibleName(/Toimitusvalmis/));
  });

  it('forget a status of an order that a colleague has removed meanwhile, and say who did it', async () => {
    await show();
    await openMenuOf(bar());
    await screen.findByRole('menuitem', { name: 'Luonnos' });
    await choose('Käsittelyssä');
    await screen.findByText('Tilaus 4711: Toimitusvalmis → Käsittelyssä');
    await keys(undo);
    await screen.findByText(/^Kumottu: tilaus 4711/);
    const author = { by: 'Marja Lehtonen', at: at('7:41') };
    bff.refuseNext(keikkaCalls.saveTila, 'CHANGE.OUTDATED', author);
    bff.refuseNext(keikkaCalls.saveTila, 'KEIKKA.REMOVED', author);
    await keys(redo);
    await userEvent.click(await screen.findByRole('button', { name: 'Korvaa kollegan muutos' }));
    expect(
      await screen.findByText('Tilaus on poistettu sillä välin. (Marja Lehtonen klo 7:41)'),
    ).toBeVisible();
    const sent = bff.writes.length;
    await keys(redo);
    expect(bff.writes).toHaveLength(sent);
  });

  it('give the orders their earlier drivers back, and the day its vehicle', async () => {
    const driven = (varmenne: number, ...kuskit: KeikkaKuski[]) => ({
      changed: [bff.hold(keikka('10:00', '13:30', { varmenne, kuskit }))],
    });
    bff.on(kuskiCalls.setForVehicle, () => driven(2, keikkaKuski()));
    bff.on(kuskiCalls.restore, () => driven(3));
    await show();
    const name = screen.getByRole('button', { name: /Saarinen Juha/ });
    dragTo(name, [1200, 500], [100, yOfRow(0)]);
    letGo(name);
    await screen.findByText('Kuljettaja Saarinen Juha → P12');
    await keys(undo);
    await waitFor(() => expect(bff.writes).toHaveLength(2));
    expect(bff.writes[1]).toMatchObject({
      call: kuskiCalls.restore,
      input: {
        vehicleId: 12,
        yyyymmdd: DAY,
        orders: [{ keikkaId: 4711, personIds: [], varmenne: 2 }],
        dayVehicles: [{ personId: 7, vehicleId: null }],
      },
    });
    expect(
      await screen.findByText('Kumottu: kuljettaja Saarinen Juha takaisin P12 → ei ajoneuvoa'),
    ).toBeVisible();
    await keys(redo);
    await waitFor(() =>
      expect(bff.writes[2]?.input).toMatchObject({
        orders: [{ keikkaId: 4711, personIds: [7], varmenne: 3 }],
        dayVehicles: [{ personId: 7, vehicleId: 12 }],
      }),
    );
  });

  it('of a move ask for another look at the time of a copied order, which the move made needless (R-35)', async () => {
    const order = keikka('10:00', '13:30', { tarkistettavat: ['aika', 'maara'] });
    bff.day = gridDay([vehicle(12, [order]), vehicle(15)]);
    bff.on(keikkaCalls.savePumppuAika, () =>
      bff.hold(keikka('11:00', '14:30', { tarkistettavat: ['maara'], varmenne: 2 })),
    );
    await show();
    drag(11, 0);
    await screen.findByText(/^Siirrettiin tilaus 4711/);
    await keys(undo);
    await waitFor(() => expect(bff.writes).toHaveLength(2));
    expect(bff.writes[1]?.input).toMatchObject({
      pumppuAika: at('10:00'),
      taasTarkistettavat: [{ kohde: 'aika' }],
      varmenne: 2,
    });
  });

  it('make a deleted palkki again, and what was done to it before can be taken back too', async () => {
    await show();
    const note = /Pesu hallilla/;
    dragTo(bar(note), [xOfHour(7.25), yOfRow(0)], [xOfHour(7.25), yOfRow(1)]);
    letGo(bar(note));
    await isOn(P15, note);
    await screen.findByText(/Siirrettiin palkki/);
    fireEvent.click(bar(note));
    const dialog = await screen.findByRole('dialog', { name: /Palkki/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Poista' }));
    await userEvent.click(await screen.findByRole('button', { name: 'KYLLÄ, poista palkki' }));
    await screen.findByText('Palkki poistettu.');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await keys(undo);
    await isOn(P15, note);
    expect(bff.writes.at(-1)?.input).toMatchObject({
      palkkiId: 0,
      ownerAsiakasId: 1,
      vehicleId: 15,
      keikkaComment: 'Pesu hallilla',
    });
    await keys(undo);
    await isOn(P12, note);
    expect(bff.writes.at(-1)?.input).toMatchObject({ palkkiId: 77, vehicleId: 12, varmenne: 1 });
  });

  it('give a palkki that was changed in its window its earlier comment back, and leave the rest of it', async () => {
    await show();
    const note = /Pesu hallilla/;
    fireEvent.click(bar(note));
    const dialog = await screen.findByRole('dialog', { name: /Palkki/ });
    const comment = within(dialog).getByRole('textbox', { name: 'Kommentti' });
    await userEvent.clear(comment);
    await userEvent.type(comment, 'Huolto{Tab}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'TALLENNA' }));
    expect(await screen.findByText('Muutettiin palkkia: Huolto')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await keys(undo);
    expect(await screen.findByText('Kumottiin: Muutettiin palkkia: Huolto')).toBeVisible();
    expect(bar(note)).toBeInTheDocument();
    expect(bff.writes.at(-1)?.input).toEqual({
      palkkiId: 900,
      ownerAsiakasId: 1,
      vehicleId: 12,
      timeStart: at('7:00'),
      timeEnd: at('8:00'),
      keikkaComment: 'Pesu hallilla',
      varmenne: 2,
    });
  });

  it('make a deleted palkki again only once, also when the answer was lost and it is asked for again', async () => {
    await show();
    fireEvent.click(bar(/Pesu hallilla/));
    const dialog = await screen.findByRole('dialog', { name: /Palkki/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Poista' }));
    await userEvent.click(await screen.findByRole('button', { name: 'KYLLÄ, poista palkki' }));
    await screen.findByText('Palkki poistettu.');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    bff.loseNext(palkkiCalls.save);
    await keys(undo);
    expect(await screen.findByText(/Palkin tallennus epäonnistui/)).toBeVisible();
    await keys(undo);
    await isOn(P12, /Pesu hallilla/);
    const [lost, again] = bff.writes.slice(-2);
    expect(lost?.idempotencyKey).toMatch(/.+/);
    expect(again).toEqual(lost);
  });

  it('outlive a change of day: the step is undone on its own day, and the way there is shown', async () => {
    await show();
    drag(10, 1);
    await screen.findByText(/Siirrettiin/);
    await userEvent.click(screen.getByRole('button', { name: 'Seuraava päivä' }));
    await waitFor(() => expect(address()).toBe('?pvm=20261121'));
    await keys(undo);
    expect(await screen.findByText(/Kumottu: pe 20.11.2026: tilaus 4711 takaisin/)).toBeVisible();
    expect(bff.writes[1]?.input).toMatchObject({ keikkaId: 4711, vehicleId: 12 });
    await userEvent.click(screen.getByRole('button', { name: /Näytä päivä/ }));
    await waitFor(() => expect(address()).toBe(`?pvm=${DAY}`));
    await screen.findByRole('gridcell', { name: NAME });
    await isOn(P12);
  });
});
