import { laskupohjaCalls, type KoeajonTilaus } from '@keikka/contracts';
import { renderInShell } from '@keikka/sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { laskupohja, LaskupohjaBff, pohjanRivi } from '../../../test/laskupohja-bff.js';
import { LaskupohjatPage } from './laskupohjat.page.js';

/** A form with formulas takes its time on a busy machine. */
jest.setTimeout(30_000);

const tilaus = (keikkaId: number, changes: Partial<KoeajonTilaus>): KoeajonTilaus => ({
  keikkaId,
  keikkaLaskuId: keikkaId + 1000,
  laskuNo: '20459',
  pumppuAika: '2026-11-12T06:00:00.000Z',
  tyomaaNimi: 'Tynninharju',
  maksajaAsiakasNimi: 'Lohjan Valmisbetoni Oy',
  tila: 'sama',
  silloin: '100.00',
  nyt: '100.00',
  ero: '0.00',
  syy: '',
  rivit: [
    {
      selite: 'Pumppaus',
      määrä: '16',
      yksikkö: 'm³',
      silloin: '100.00',
      nyt: '100.00',
      ero: '0.00',
      laji: 'sama',
      virhe: '',
    },
  ],
  ...changes,
});

const answers = [
  tilaus(4568, {}),
  tilaus(4521, {
    tila: 'virhe',
    syy: 'Kaava ei laske',
    nyt: '0.00',
    rivit: [
      {
        selite: 'Ajomatka',
        määrä: '0',
        yksikkö: 'km',
        silloin: '12.25',
        nyt: null,
        ero: '-12.25',
        laji: 'virhe',
        virhe: 'Määrä ei kelpaa: ei arvoa',
      },
    ],
  }),
  tilaus(4476, { tila: 'eri', nyt: '135.00', ero: '35.00', syy: 'Pienerälisä uutena' }),
];

async function show(tilaukset = answers, puuttuu = 0): Promise<LaskupohjaBff> {
  const bff = new LaskupohjaBff();
  bff.pohjat = [laskupohja([pohjanRivi({ otsikko: 'Pumppaus', hintaEval: '8,90' })])];
  bff.on(laskupohjaCalls.koeajo, () => ({ tilaukset, puuttuu }));
  renderInShell(<LaskupohjatPage />, bff, { wide: true, visited: ['/', '/?pohja=218'] });
  await screen.findByRole('option', { name: /Pumppaus/ });
  return bff;
}
const run = () => userEvent.click(screen.getByRole('button', { name: 'Koeajo' }));
const rows = async () =>
  within(await screen.findByRole('grid', { name: 'Koeajo' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));

describe('a template that is tried', () => {
  it('shows what was billed beside what its unsaved changes would bill, and why it differs', async () => {
    const bff = await show();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Hinta' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Hinta' }), '9,90');
    await run();
    expect(await rows()).toEqual([
      '456812.11.Tynninharju100,00 €100,00 €0,00 €',
      '452112.11.Tynninharju100,00 €virhe–Kaava ei laske',
      '447612.11.Tynninharju100,00 €135,00 €35,00 €Pienerälisä uutena',
      'Yhteensä200,00 €235,00 €35,00 €',
    ]);
    expect(bff.asked.find(({ call }) => call === laskupohjaCalls.koeajo)?.input).toEqual({
      laskupohjaId: 218,
      rivit: [{ laskupohjaRiviId: 1, hintaEval: '9,90' }],
    });
    expect(bff.pohja.rivit[0]?.hintaEval).toBe('8,90');
  });

  it('opens with the first that differs, and shows the rows of another by the arrows', async () => {
    await show();
    await run();
    const faulty = await screen.findByRole('region', { name: 'Tilauksen 4521 rivit' });
    expect(faulty).toHaveTextContent('Ajomatka: Määrä ei kelpaa: ei arvoa');
    expect(within(faulty).getByRole('link')).toHaveAttribute('href', '/laskutus?lasku=5521');
    screen.getByRole('row', { selected: true }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByRole('region', { name: 'Tilauksen 4476 rivit' })).toBeInTheDocument();
  });

  it('shows the orders of one outcome', async () => {
    await show();
    await run();
    await userEvent.click(await screen.findByRole('tab', { name: /Eroavat/ }));
    expect(await rows()).toHaveLength(2);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Kaikki3', 'Samat1', 'Eroavat1', 'Virhe1']),
    );
  });

  it('says that there is nothing to compare with, or what could not be read', async () => {
    await show([], 2);
    await run();
    expect(await screen.findByText('Ei laskutettuja tilauksia')).toBeInTheDocument();
    expect(screen.getByText('2 laskutettua tilausta ei voitu enää lukea.')).toBeInTheDocument();
  });

  it('says when it failed, and leads back to what was typed', async () => {
    const bff = await show();
    bff.refuseNext(laskupohjaCalls.koeajo, 'INTERNAL');
    await userEvent.type(screen.getByRole('textbox', { name: 'Hinta' }), '1');
    await run();
    expect(await screen.findByText('Koeajo epäonnistui')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Takaisin muokkaukseen' }));
    expect(await screen.findByRole('textbox', { name: 'Hinta' })).toHaveValue('8,901');
  });
});
