import { laskuRiviCalls, type LaskuRiviSelvitys } from '@keikka/contracts';
import { renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { laskuAnswer, LaskuBff, laskuRivi } from '../../../test/lasku-bff.js';
import { LaskutPage } from './laskut.page.js';

const m3 = { osa: 'm3', nimi: 'Betonin määrä (m³)', arvo: '45,5' };

const built: LaskuRiviSelvitys = {
  laskettu: '2026-11-21T07:41:00.000Z',
  selvitys: {
    laskupohjaId: 218,
    laskupohjaNimi: 'Perus 36 m',
    riviNro: 2,
    ehto: null,
    maara: { kaava: '{m3}', lahde: 'tuote', vaiheet: [m3], perustelu: '' },
    hinta: {
      kaava: '{m3 > 50 ? 5.4 : 8.9}',
      lahde: 'laskupohja',
      vaiheet: [m3, { osa: 'm3 > 50', nimi: '', arvo: 'ei' }],
      perustelu: 'Sovittu 12.3.2026',
    },
  },
  muutokset: [
    {
      changeId: 2,
      changeType: 'UPDATE',
      fieldName: 'hinta',
      oldValue: '8.40',
      newValue: '8.90',
      varmenne: 2,
      personId: 10,
      personFullName: 'Liisa Aho',
      timestamp: '2026-11-21T12:02:00.000Z',
    },
    {
      changeId: 1,
      changeType: 'UPDATE',
      fieldName: 'hintaKaava',
      oldValue: '{8.4}',
      newValue: '',
      varmenne: 2,
      personId: 10,
      personFullName: 'Liisa Aho',
      timestamp: '2026-11-21T12:02:00.000Z',
    },
  ],
};

async function show(answer: LaskuRiviSelvitys = built): Promise<LaskuBff> {
  const bff = new LaskuBff();
  bff.laskut = [laskuAnswer([laskuRivi({ aleProsentti: '5' })])];
  bff.on(laskuRiviCalls.selvitys, () => answer);
  renderInShell(<LaskutPage />, bff, { wide: true, visited: ['/', '/?lasku=1'] });
  await screen.findByRole('table', { name: 'Rivit' });
  return bff;
}

const why = () => screen.getByRole('button', { name: 'Miksi tämä hinta: Pumppaus' });
const section = (name: string) => screen.getByRole('region', { name }).textContent.replaceAll(/\s/g, ' ');

describe('why a row has its price', () => {
  it('is told by template, formula, the values it saw, the sum, and who changed it since', async () => {
    await show();
    await userEvent.click(why());
    expect(
      await screen.findByText('Laskettu 21.11. 9:41, laskupohja Perus 36 m, rivi 2'),
    ).toBeInTheDocument();
    expect(section('Hinta')).toBe(
      'HintaLaskupohjasta{m3 > 50 ? 5.4 : 8.9}Betonin määrä (m³)45,5m3 > 50eiSovittu 12.3.2026',
    );
    expect(section('Määrä')).toBe('MääräTuotteesta{m3}Betonin määrä (m³)45,5');
    expect(section('Netto')).toBe('45,5 m³ × 8,90 €404,95 €Alennus 5 %−20,25 €Netto384,70 €');
    expect(section('Muutettu sen jälkeen')).toBe(
      'Muutettu sen jälkeenHinta 8,40 € → 8,90 €21.11. 14:02, Liisa Aho',
    );
    expect(screen.getByRole('link', { name: 'Avaa laskupohja' })).toHaveAttribute(
      'href',
      '/laskutus/laskupohjat?pohja=218',
    );
  });

  it('opens and closes by F2 and Esc', async () => {
    await show();
    screen.getByRole('cell', { name: 'Muokkaa riviä Pumppaus' }).focus();
    await userEvent.keyboard('{F2}');
    const panel = await screen.findByRole('cell', { name: 'Miksi tämä hinta?' });
    expect(panel).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(panel).not.toBeInTheDocument();
  });

  it('says that a row was written by hand', async () => {
    await show({ selvitys: null, laskettu: null, muutokset: [] });
    await userEvent.click(why());
    expect(await screen.findByText(/Rivi on kirjoitettu käsin tai kopioitu/)).toBeInTheDocument();
    expect(within(screen.getByRole('table', { name: 'Rivit' })).queryByRole('link')).not.toBeInTheDocument();
  });

  it('says when it cannot be read, and tries again', async () => {
    const bff = await show();
    bff.refuseNext(laskuRiviCalls.selvitys, 'INTERNAL');
    await userEvent.click(why());
    expect(await screen.findByText('Selvityksen lataaminen epäonnistui')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
    await waitFor(() => expect(screen.getByText(/laskupohja Perus 36 m/)).toBeInTheDocument());
  });
});
