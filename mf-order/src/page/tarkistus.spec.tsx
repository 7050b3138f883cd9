import { gridKeikka, keikkaAnswer, keikkaTilat } from '@keikka/builders';
import { keikkaCalls, keikkaFormCalls, tarkistusKohteet, type KeikkaData } from '@keikka/contracts';
import { ok, renderInShell } from '@keikka/sdk/testing';
import { toaster } from '@keikka/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../test/keikka-bff.js';
import { KeikkaPage } from './keikka.page.js';

describe('a copied order (R-35)', () => {
  let bff: KeikkaBff;
  let stored: Partial<KeikkaData>;
  let access: { read: true; edit: true; plan: boolean; prices: false };
  beforeEach(() => {
    bff = new KeikkaBff();
    access = { read: true, edit: true, plan: true, prices: false };
    stored = { keikkaTilaId: 1, varmenne: 7, copiedFromId: 4655, tarkistettavat: [...tarkistusKohteet] };
    bff.load = () => ok(keikkaAnswer(stored, { access }));
    bff.on(keikkaCalls.listTilat, () => keikkaTilat());
    bff.on(keikkaFormCalls.confirmTarkistus, ({ kohde }) => {
      const { tarkistettavat = [], varmenne = 0 } = stored;
      stored = {
        ...stored,
        tarkistettavat: tarkistettavat.filter((one) => one !== kohde),
        varmenne: varmenne + 1,
      };
      return gridKeikka({ keikkaTilaId: 1, ...pick(stored) });
    });
  });
  afterEach(() => act(() => toaster.clear()));

  const pick = ({ tarkistettavat = [], varmenne = 0 }: Partial<KeikkaData>) => ({ tarkistettavat, varmenne });
  async function show(changes: Partial<KeikkaData> = {}): Promise<void> {
    stored = { ...stored, ...changes };
    renderInShell(<KeikkaPage />, bff, { visited: ['/tilaus/4711'], path: '/tilaus/:keikkaId' });
    await screen.findByRole('group', { name: 'Aika, ajoneuvo ja tila' });
  }
  const strip = () => screen.queryByRole('group', { name: 'Kopioitu tilaus: tarkista' });
  const inStrip = () => within(strip()!);
  const confirm = (name: string) =>
    userEvent.click(inStrip().getByRole('button', { name: `Merkitse tarkistetuksi: ${name}` }));
  const ready = () => screen.getByRole('button', { name: 'Tallenna ja merkitse toimitusvalmiiksi' });

  it('shows what is left, cannot be made ready before, and can once the last is confirmed [O-030]', async () => {
    await show({ tarkistettavat: ['maara', 'yhteyshenkilo'] });
    expect(strip()).toHaveTextContent('Kopioitu tilauksesta 4655.');
    expect(inStrip().getByRole('status')).toHaveTextContent('4 / 6 tarkistettu');
    expect(inStrip().getByRole('img', { name: 'Päivä tarkistettu' })).toBeVisible();
    expect(ready()).toHaveAttribute('aria-disabled', 'true');
    expect(ready()).toHaveAccessibleDescription('Tarkista ensin: määrä, yhteyshenkilö.');
    await userEvent.click(ready());
    expect(bff.writes).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /^Tila: / }));
    const entry = await screen.findByRole('menuitem', { name: /^Toimitusvalmis/ });
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    expect(entry).toHaveTextContent('2 tietoa tarkistamatta');
    await userEvent.keyboard('{Escape}');
    await confirm('Määrä');
    await waitFor(() => expect(inStrip().getByRole('status')).toHaveTextContent('5 / 6 tarkistettu'));
    await confirm('Yhteyshenkilö');
    await waitFor(() => expect(strip()).toBeNull());
    expect(ready()).not.toHaveAttribute('aria-disabled');
    expect(bff.writes.map(({ input }) => input)).toEqual([
      { keikkaId: 4711, kohde: 'maara', varmenne: 7 },
      { keikkaId: 4711, kohde: 'yhteyshenkilo', varmenne: 8 },
    ]);
  });

  it('leads from each to its place', async () => {
    await show();
    const go = (name: string) =>
      userEvent.click(inStrip().getByRole('button', { name: `Tarkista: ${name}` }));
    await go('Päivä');
    expect(document.activeElement?.closest('[data-place]')).toHaveAttribute('data-place', 'paiva');
    await go('Aika');
    expect(document.activeElement?.closest('[data-place]')).toHaveAttribute('data-place', 'aika');
    await go('Betoni');
    expect(document.activeElement).toHaveAttribute('data-place', 'betoni');
    await go('Työmaa');
    expect(document.activeElement?.closest('[role=group]')).toHaveAttribute('data-place', 'toimitus');
  });

  it('is to be looked at again when a confirmation is refused', async () => {
    bff.refuseNext(keikkaFormCalls.confirmTarkistus, 'CHANGE.OUTDATED');
    await show();
    await confirm('Määrä');
    expect(await screen.findByText('Tarkistuksen merkitseminen epäonnistui')).toBeVisible();
    await waitFor(() => expect(inStrip().getByRole('status')).toHaveTextContent('0 / 6 tarkistettu'));
  });

  it('is only shown to who may not plan it', async () => {
    access = { ...access, plan: false };
    await show();
    expect(inStrip().queryByRole('button', { name: /^Merkitse/ })).toBeNull();
    expect(inStrip().getByRole('button', { name: 'Tarkista: Määrä' })).toBeVisible();
  });
});
