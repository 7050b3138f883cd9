import { gridKeikka, keikkaAnswer } from '@keikka/builders';
import { keikkaFormCalls, type KeikkaData } from '@keikka/contracts';
import { ok, renderInShell } from '@keikka/sdk/testing';
import { toaster } from '@keikka/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { KeikkaBff } from '../../../test/keikka-bff.js';
import { KeikkaPage } from '../keikka.page.js';

describe('a copied order (R-35)', () => {
  let bff: KeikkaBff;
  let stored: Partial<KeikkaData>;
  beforeEach(() => {
    bff = new KeikkaBff();
    const access = { read: true, edit: true, plan: true, prices: false };
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

  it('is to be looked at again when a confirmation is refused', async () => {
    bff.refuseNext(keikkaFormCalls.confirmTarkistus, 'CHANGE.OUTDATED');
    await show();
    confirm();
    expect(await screen.findByText('Tarkistuksen merkitseminen epäonnistui')).toBeVisible();
    expect(await screen.findByText('5 / 6 tarkistettu')).toBeVisible();
  });
});
