import { laskuCalls, osapuoliCalls, osapuoliFields, type Osapuoli } from '@keikka/contracts';
import { blankOf } from '@keikka/contracts/fields';
import { renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { laskuAnswer, LaskuBff, laskuRivi } from '../../../test/lasku-bff.js';
import { LaskutPage } from './laskut.page.js';

const ostaja = (changes: Partial<Osapuoli> = {}): Osapuoli => ({
  ...(blankOf(osapuoliFields) as Osapuoli),
  laskuttajaAsiakasId: 1,
  asiakasId: 13,
  nimi: 'Lohjan Valmisbetoni Oy',
  ytunnus: '2593931-3',
  myyRakentamispalvelua: true,
  rakentamispalveluAlkaen: '20260312',
  rakentamispalveluPeruste: 'Kaupparekisteriote',
  varmenne: 1,
  ...changes,
});

async function show(bff: LaskuBff, known: Osapuoli, kaannetty = true): Promise<LaskuBff> {
  let stored = known;
  bff.laskut = [
    laskuAnswer([laskuRivi({ kaannetty }), laskuRivi({ keikkaLaskuRiviId: 2, riviSelite: 'Limu' })]),
  ];
  bff.on(osapuoliCalls.get, () => stored);
  bff.on(osapuoliCalls.save, ({ asiakasId: _, ...changes }) => {
    stored = { ...stored, ...changes, varmenne: stored.varmenne + 1 };
    return stored;
  });
  bff.on(laskuCalls.verota, () => bff.laskut[0]!.laskuData);
  renderInShell(<LaskutPage />, bff, { wide: true, visited: ['/', '/?lasku=1'] });
  await screen.findByRole('table', { name: 'Rivit' });
  return bff;
}

describe('an invoice whose buyer accounts for the VAT', () => {
  it('says so at the row, in the sums and at the top, and why', async () => {
    await show(new LaskuBff(), ostaja({ alvTunnus: 'FI25939313' }));
    expect(screen.getByText('Käännetty verovelvollisuus')).toBeVisible();
    expect(screen.getByText('AVL 8 c §, käännetty')).toBeVisible();
    expect(screen.getByRole('row', { name: /0 %, käännetty/ })).toBeVisible();
    const why = within(await screen.findByRole('region', { name: 'Miksi verovelvollisuus on käännetty?' }));
    expect(why.getByText('1 / 2 riviä, merkintä tuotteella')).toBeVisible();
    expect(why.getByText('Asiakkaan tieto, voimassa 12.3.2026 alkaen. Kaupparekisteriote')).toBeVisible();
    expect(why.getByText('FI25939313')).toBeVisible();
    expect(why.getByText(/Eri asia kuin laskun tila Käänteinen laskutus/)).toBeVisible();
  });

  it('demands the missing VAT number at its place, which is made of the business id', async () => {
    const bff = await show(new LaskuBff(), ostaja());
    const why = within(await screen.findByRole('region', { name: 'Miksi verovelvollisuus on käännetty?' }));
    expect(why.getByText(/Ostajan ALV-tunnus puuttuu/)).toBeVisible();
    expect(why.getByText('Puuttuu')).toBeVisible();
    await userEvent.click(why.getByRole('button', { name: 'Käytä FI25939313' }));
    await waitFor(() => expect(why.queryByText('Puuttuu')).toBeNull());
    const asked = bff.asked.map(({ call }) => call);
    expect(bff.asked.find(({ call }) => call === osapuoliCalls.save)?.input).toEqual({
      asiakasId: 13,
      alvTunnus: 'FI25939313',
      varmenne: 1,
    });
    expect(asked.indexOf(laskuCalls.verota)).toBeGreaterThan(asked.indexOf(osapuoliCalls.save));
  });

  it('is not spoken of where the seller accounts for it', async () => {
    await show(new LaskuBff(), ostaja(), false);
    expect(screen.queryByText('Käännetty verovelvollisuus')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Miksi verovelvollisuus on käännetty?' })).toBeNull();
  });

  it('has its buyer’s billing data in the tab of headers', async () => {
    const bff = await show(new LaskuBff(), ostaja());
    await userEvent.click(screen.getByRole('tab', { name: /Laskutiedot/ }));
    const buyer = within(await screen.findByRole('region', { name: 'Ostaja' }));
    await userEvent.type(buyer.getByRole('textbox', { name: 'Katuosoite' }), 'Teollisuuskatu 4');
    await waitFor(() =>
      expect(bff.asked.filter(({ call }) => call === osapuoliCalls.save).at(-1)?.input).toMatchObject({
        asiakasId: 13,
        katuosoite: 'Teollisuuskatu 4',
      }),
    );
  });
});
