import { keikkaCalls, laskupohjaCalls } from '@keikka/contracts';
import { renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { koeajettuRivi, koeajettuTilaus as tilaus } from '../../../test/koeajo.js';
import { laskupohja, LaskupohjaBff, pohjanRivi } from '../../../test/laskupohja-bff.js';
import { LaskupohjatPage } from './laskupohjat.page.js';

/** A form with formulas takes its time on a busy machine. */
jest.setTimeout(30_000);

const answers = [
  tilaus(4568),
  tilaus(4521, {
    tila: 'virhe',
    syy: 'Kaava ei laske',
    nyt: '0.00',
    rivit: [
      koeajettuRivi({
        ...{ määrä: '0', nyt: null, ero: '-12.25', laji: 'virhe' },
        ...{ virhe: 'Määrä ei kelpaa: ei arvoa', kaava: 'määräKaava' },
        kohta: { laskupohjaId: 218, laskupohjaNimi: 'Perus 36 m', riviNro: 2 },
      }),
    ],
  }),
  tilaus(4476, {
    ...{
      tila: 'eri',
      nyt: '135.00',
      ero: '35.00',
      syy: 'Pienerälisä uutena',
      ajoneuvo: '',
      toimitettuM3: 14.5,
    },
    rivit: [
      koeajettuRivi({
        selite: 'Pienerälisä',
        laji: 'uusi',
        kohta: { laskupohjaId: 7, laskupohjaNimi: 'Talvi', riviNro: 1 },
      }),
    ],
  }),
];

async function show(tilaukset = answers, puuttuu = 0): Promise<LaskupohjaBff> {
  const bff = new LaskupohjaBff();
  bff.pohjat = [
    laskupohja([
      pohjanRivi({ otsikko: 'Pumppaus', hintaEval: '8,90' }),
      pohjanRivi({ laskupohjaRiviId: 2, otsikko: 'Ajomatka', maaraEval: '{pumppuLinja}', sortNum: 20 }),
    ]),
  ];
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
      '456812.11.TynninharjuP1216 m³100,00 €100,00 €0,00 €',
      '452112.11.TynninharjuP1216 m³100,00 €virhe–Kaava ei laske',
      '447612.11.Tynninharju–14,5 m³100,00 €135,00 €35,00 €Pienerälisä uutena',
      'Yhteensä200,00 €235,00 €35,00 €',
    ]);
    expect(bff.asked.find(({ call }) => call === laskupohjaCalls.koeajo)?.input).toEqual({
      laskupohjaId: 218,
      rivit: [{ laskupohjaRiviId: 1, hintaEval: '9,90' }, { laskupohjaRiviId: 2 }],
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

  it('leads to the formula at fault, with the order as its sample', async () => {
    const bff = await show();
    await run();
    await userEvent.click(await screen.findByRole('button', { name: 'Korjaa kaava, Rivi 2 Ajomatka' }));
    const maara = await screen.findByDisplayValue('{pumppuLinja}');
    await waitFor(() => expect(maara).toHaveFocus());
    expect(screen.queryByRole('dialog', { name: /Koeajo/ })).not.toBeInTheDocument();
    expect(screen.getByRole('option', { name: /Ajomatka/ })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('combobox', { name: 'Esikatselu' })).toHaveTextContent('Tilaus 4521');
    expect(bff.asked.filter(({ call }) => call === keikkaCalls.get).at(-1)?.input).toMatchObject({
      keikkaId: 4521,
    });
  });

  it('leads to the days of a template that ended, from another tab', async () => {
    const este = { ehto: 'voimassa', syy: 'Päättyi 31.10.2026' } as const;
    await show([tilaus(4521, { tila: 'eri', este, rivit: [koeajettuRivi({ laji: 'pois' })] })]);
    await run();
    await userEvent.click(await screen.findByRole('button', { name: /^Jatka pohjaa/ }));
    const tab = await screen.findByRole('tab', { name: /Perustiedot/ });
    await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'));
  });

  it('leads to another template and to the order, and offers nothing where nothing differs', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    await show();
    await run();
    await userEvent.click(await screen.findByRole('tab', { name: /Eroavat/ }));
    const cures = await screen.findByRole('list', { name: 'Tilauksen 4476 korjaukset' });
    expect(within(cures).getByRole('link', { name: 'Avaa laskupohja Talvi' })).toHaveAttribute(
      'href',
      '/laskutus/laskupohjat?pohja=7',
    );
    await userEvent.click(within(cures).getByRole('button', { name: 'Avaa tilaus 4476' }));
    expect(opened).toHaveBeenCalledWith('/tilaus/4476', '_blank');
    await userEvent.click(screen.getByRole('tab', { name: /Samat/ }));
    await waitFor(() => expect(screen.queryByRole('list', { name: /korjaukset/ })).not.toBeInTheDocument());
  });
});
