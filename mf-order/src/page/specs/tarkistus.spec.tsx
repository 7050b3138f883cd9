import { at, betoni, gridKeikka, keikkaAnswer } from '@keikka/builders';
import { keikkaBetoniCalls, keikkaCalls, keikkaFormCalls, type KeikkaData } from '@keikka/contracts';
import { ok, renderInShell } from '@keikka/sdk/testing';
import { toaster } from '@keikka/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../test/keikka-bff.js';
import { KeikkaPage } from '../keikka.page.js';

const access = { read: true, edit: true, plan: true, prices: false };

describe('a copied order (R-35)', () => {
  let bff: KeikkaBff;
  let stored: Partial<KeikkaData>;
  beforeEach(() => {
    bff = new KeikkaBff();
    stored = { keikkaTilaId: 1, varmenne: 7, copiedFromId: 4655, tarkistettavat: ['yhteyshenkilo'] };
    bff.load = () => ok(keikkaAnswer(stored, { access }));
    bff.on(keikkaFormCalls.confirmTarkistus, ({ isTakenBack = false, varmenne: seen = 0 }) => {
      const varmenne = seen + 1;
      const { tarkistettavat } = (stored = {
        ...stored,
        tarkistettavat: isTakenBack ? ['yhteyshenkilo'] : [],
        varmenne,
      });
      return gridKeikka({ varmenne, tarkistettavat });
    });
  });
  afterEach(() => act(() => toaster.clear()));

  async function show(): Promise<void> {
    renderInShell(<KeikkaPage />, bff, { visited: ['/tilaus/4711'], path: '/tilaus/:keikkaId' });
    await screen.findByText('Kopioitu tilauksesta 4655.');
  }
  const confirm = () => fireEvent.click(screen.getByLabelText('Merkitse tarkistetuksi: Yhteyshenkilö'));
  const ready = () => screen.getByText('Tallenna ja merkitse toimitusvalmiiksi').closest('button')!;

  it('says why it cannot be made ready, and can be once the last is confirmed [O-030]', async () => {
    await show();
    expect(ready()).toHaveAttribute('aria-disabled', 'true');
    expect(ready()).toHaveAccessibleDescription('Tarkista ensin: yhteyshenkilö.');
    fireEvent.click(ready());
    expect(bff.writes).toEqual([]);
    confirm();
    await waitFor(() => expect(screen.queryByText('Kopioitu tilauksesta 4655.')).toBeNull());
    expect(ready()).not.toHaveAttribute('aria-disabled');
    await waitFor(() =>
      expect(bff.writes.map(({ input }) => input)).toEqual([
        { keikkaId: 4711, kohde: 'yhteyshenkilo', varmenne: 7 },
      ]),
    );
  });

  it('is to be looked at again when its confirmation is undone, and is not when that is redone', async () => {
    await show();
    confirm();
    expect(await screen.findByText('Merkitty tarkistetuksi: Yhteyshenkilö')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /Kumoa/ }));
    expect(await screen.findByText('5 / 6 tarkistettu')).toBeVisible();
    expect(ready()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(await screen.findByRole('button', { name: /Tee uudelleen/ }));
    await waitFor(() => expect(screen.queryByText('Kopioitu tilauksesta 4655.')).toBeNull());
    const asked = { keikkaId: 4711, kohde: 'yhteyshenkilo' };
    expect(bff.writes.map(({ input }) => input)).toEqual([
      { ...asked, varmenne: 7 },
      { ...asked, isTakenBack: true, varmenne: 8 },
      { ...asked, varmenne: 9 },
    ]);
  });

  it('is to be looked at again when the save that changed it is undone, and is not when that is redone', async () => {
    bff.on(keikkaFormCalls.save, ({ keikkaId: _, varmenne = 0, taasTarkistettavat = [], ...save }) => {
      const tarkistettavat = taasTarkistettavat.map(({ kohde }) => kohde);
      stored = { ...stored, ...save, tarkistettavat, varmenne: varmenne + 1 };
      return keikkaAnswer(stored, { access });
    });
    stored = { ...stored, tyomaaContactPersonId: 8, yhteyshenkiloNimi: 'Minna Koskinen' };
    await show();
    const toimitus = screen.getByRole('group', { name: 'Toimitus' });
    const contact = within(toimitus).getByRole('combobox', { name: /^Yhteyshenkilö/ });
    await userEvent.click(within(toimitus).getAllByRole('button', { name: 'Tyhjennä valinta' }).at(-1)!);
    await waitFor(() => expect(contact).toHaveValue(''));
    await userEvent.click(screen.getByRole('button', { name: 'TALLENNA' }));
    await waitFor(() => expect(screen.queryByText('Kopioitu tilauksesta 4655.')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Kumoa tallennus' }));
    expect(await screen.findByText('5 / 6 tarkistettu')).toBeVisible();
    expect(ready()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await screen.findByRole('button', { name: /Tee uudelleen/ }));
    await waitFor(() => expect(screen.queryByText('Kopioitu tilauksesta 4655.')).toBeNull());
    const taasTarkistettavat = [{ kohde: 'yhteyshenkilo' }];
    expect(bff.writes.map(({ input }) => input)).toEqual([
      { keikkaId: 4711, varmenne: 7, tyomaaContactPersonId: null },
      { keikkaId: 4711, varmenne: 8, tyomaaContactPersonId: 8, taasTarkistettavat },
      { keikkaId: 4711, varmenne: 9, tyomaaContactPersonId: null },
    ]);
  });

  it('has its time to be looked at again when another one is undone', async () => {
    stored = { ...stored, timeStart: at('7:00'), timeEnd: at('13:00'), tarkistettavat: ['paiva', 'aika'] };
    bff.on(keikkaCalls.savePumppuAika, ({ pumppuKesto = 0, varmenne = 0, taasTarkistettavat = [] }) => {
      const tarkistettavat = ['paiva' as const, ...taasTarkistettavat.map(({ kohde }) => kohde)];
      const timeEnd = pumppuKesto === 360 ? at('13:00') : at('12:00');
      stored = { ...stored, timeEnd, tarkistettavat, varmenne: varmenne + 1 };
      return gridKeikka({ timeStart: at('7:00'), timeEnd, tarkistettavat, varmenne: varmenne + 1 });
    });
    await show();
    expect(screen.getByText('4 / 6 tarkistettu')).toBeVisible();
    const end = screen.getByRole('textbox', { name: 'Päättyy' });
    await userEvent.clear(end);
    await userEvent.type(end, '12{Enter}');
    expect(await screen.findByText('Lopetusaika päivitetty')).toBeVisible();
    expect(await screen.findByText('5 / 6 tarkistettu')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /Kumoa/ }));
    expect(await screen.findByText('4 / 6 tarkistettu')).toBeVisible();
    expect(end).toHaveValue('13:00');
    expect(bff.writes[1]?.input).toMatchObject({ taasTarkistettavat: [{ kohde: 'aika' }] });
  });

  it('has its amount to be looked at again when another one is undone', async () => {
    const line = betoni({ betoniVahvistettu: null, m3: 10 });
    const { keikkaBetoniId } = line;
    stored = { ...stored, betonit: [line], m3: 10, tarkistettavat: ['maara', 'betoni'] };
    bff.on(keikkaBetoniCalls.setM3, ({ m3, taasTarkistettavat = [] }) => {
      const tarkistettavat = [...taasTarkistettavat.map(({ kohde }) => kohde), 'betoni' as const];
      const changed = { ...line, m3 };
      const varmenne = (stored.varmenne ?? 0) + 1;
      stored = { ...stored, betonit: [changed], m3, tarkistettavat, varmenne };
      const saved = { keikkaId: 4711, keikkaBetoniId, betoni: changed, betonit: [changed] };
      return { ...saved, m3, tarkistettavat, varmenne };
    });
    await show();
    await userEvent.click(screen.getByRole('button', { name: /^Rivi 1/ }));
    const amount = await screen.findByRole('textbox', { name: 'Määrä' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '12{Enter}');
    expect(await screen.findByText('5 / 6 tarkistettu')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Kumoa/ }));
    expect(await screen.findByText('4 / 6 tarkistettu')).toBeVisible();
    expect(bff.writes[1]?.input).toMatchObject({ m3: 10, taasTarkistettavat: [{ kohde: 'maara' }] });
  });

  it('is to be looked at again when a confirmation is refused', async () => {
    bff.refuseNext(keikkaFormCalls.confirmTarkistus, 'CHANGE.OUTDATED');
    await show();
    confirm();
    expect(await screen.findByText('Tarkistuksen merkitseminen epäonnistui')).toBeVisible();
    expect(await screen.findByText('5 / 6 tarkistettu')).toBeVisible();
  });
});
