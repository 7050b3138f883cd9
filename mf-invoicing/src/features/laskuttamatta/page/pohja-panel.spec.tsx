import { keikkaAnswer, keikkaData } from '@keikka/builders';
import { keikkaCalls, laskuCalls, laskupohjaCalls, laskuttamattaCalls } from '@keikka/contracts';
import { renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { laskuttamaton, LaskuttamattaBff } from '../../../../test/laskuttamatta-bff.js';
import { listedPohja } from '../../../../test/listed-pohja.js';
import { LaskuttamattaPage } from './laskuttamatta.page.js';

function bffWithPohjat(): LaskuttamattaBff {
  const bff = new LaskuttamattaBff();
  bff.rivit = [
    laskuttamaton({ keikkaId: 4661, syy: 'eiPohjaa', rahaa: null, korjaus: 'valitsePohja' }),
    laskuttamaton({ keikkaId: 4529, syy: 'eriM3', keikkaLaskuId: 9, korjaus: 'paivitaMaara' }),
  ];
  bff.on(keikkaCalls.get, ({ keikkaId }) => ({
    ...keikkaAnswer(
      keikkaData({ keikkaId, pumppuAika: '2026-11-17T05:00:00.000Z', sourceAsiakasId: 13, m3: 21 }),
    ),
    palkit: [],
  }));
  bff.on(laskupohjaCalls.list, () => [
    listedPohja(218, {
      laskupohjaNimi: 'Perus 36 m',
      asiakasId: 7,
      asiakasNimi: 'Muu Oy',
      sourceAsiakasId: 7,
    }),
    listedPohja(204, { laskupohjaNimi: 'Häme perus 38 m', endDate: '20261031' }),
  ]);
  return bff;
}

const show = (bff: LaskuttamattaBff, keikkaId: number) =>
  renderInShell(<LaskuttamattaPage />, bff, { wide: true, visited: [`/?pohjat=${keikkaId}`] });

describe('why no template fits an order', () => {
  it('is told template by template, the nearest first, with each condition [I-061] [I-070]', async () => {
    show(bffWithPohjat(), 4661);
    expect(await screen.findByRole('heading', { name: 'Miksi ei sopivaa laskupohjaa?' })).toBeInTheDocument();
    const rows = within(await screen.findByRole('table', { name: 'Laskupohja' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Häme perus 38 m 204Päättyi 31\.10\.2026täyttyyei täytytäyttyytäyttyytäyttyy$/),
      expect.stringMatching(/^Perus 36 m 218Vain asiakkaalle Muu Oy.*täyttyytäyttyyei täytyei täytytäyttyy$/),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Sulje laskupohjat' }));
    expect(screen.queryByRole('heading', { name: /4661/ })).not.toBeInTheDocument();
  });

  const arvio = {
    rahaa: '430.00',
    yksikkohinta: '20.48',
    yksikkö: 'm³',
    kenelle: 'maksajalle',
    laskuja: 4,
  } as const;
  it.each([
    ['an estimate is based on', arvio, /^Arvio: 20,48\s€\/m³, maksajan 4 viimeisestä laskusta$/],
    [
      'one of others is based on',
      { ...arvio, kenelle: 'kaikille' as const, laskuja: 50 },
      /yrityksen 50 viimeisestä laskusta, koska maksajalla niitä ei ole$/,
    ],
    ['there is none for', null, /^Ei arviota: viime laskuista ei näe hintaa$/],
  ])('is told with what %s', async (_, estimate, text) => {
    const bff = bffWithPohjat();
    bff.rivit = bff.rivit.map((rivi) => ({ ...rivi, arvio: rivi.rahaa === null ? estimate : null }));
    show(bff, 4661);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('opens by a click on the row', async () => {
    renderInShell(<LaskuttamattaPage />, bffWithPohjat(), { wide: true });
    await userEvent.click((await screen.findAllByText('Kirkkonummen hyvinvointikeskus'))[0] ?? document.body);
    expect(await screen.findByRole('heading', { name: /^4661/ })).toBeInTheDocument();
  });

  it('may end with that the order is not billed, which is asked first [I-052]', async () => {
    const bff = bffWithPohjat();
    show(bff, 4661);
    await userEvent.click(await screen.findByRole('button', { name: 'Ei laskuteta' }));
    await userEvent.click(await screen.findByRole('button', { name: 'KYLLÄ, ei laskuteta' }));
    expect(await screen.findByText('Tilausta 4661 ei laskuteta')).toBeInTheDocument();
    expect([bff.made, bff.settled]).toEqual([[4661], [4661]]);
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^4661/ })).not.toBeInTheDocument());
  });

  it('does not put aside an invoice that bills something', async () => {
    show(bffWithPohjat(), 4529);
    expect(await screen.findByRole('heading', { name: 'Sopivat laskupohjat' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ei laskuteta' })).not.toBeInTheDocument();
  });

  it('says when the status could not be set', async () => {
    const bff = bffWithPohjat();
    bff.refuseNext(laskuCalls.save, 'LASKU.NOT_FOUND');
    show(bff, 4661);
    await userEvent.click(await screen.findByRole('button', { name: 'Ei laskuteta' }));
    await userEvent.click(await screen.findByRole('button', { name: 'KYLLÄ, ei laskuteta' }));
    expect(await screen.findByText('Tilan muuttaminen epäonnistui')).toBeInTheDocument();
  });
});

describe('the invoice before it is made', () => {
  const shown = async () => screen.findByRole('region', { name: 'Lasku syntyisi näin' });

  it('is shown by the template that is chosen, with its rows and sums', async () => {
    show(bffWithPohjat(), 4661);
    const region = await shown();
    expect(await within(region).findByText('Pohja 204, 1 rivi')).toBeInTheDocument();
    const rows = within(within(region).getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent.replaceAll('\u00a0', ' '))).toEqual([
      'Pumppaus21 m³9,20 €193,20 €',
      'Netto193,20 €',
      'ALV 25,5 %49,27 €',
      'Yhteensä242,47 €',
    ]);
    await userEvent.click(screen.getByRole('combobox', { name: 'Laskupohja tälle tilaukselle' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Perus 36 m' }));
    expect(await within(region).findByText('Pohja 218, 1 rivi')).toBeInTheDocument();
  });

  it('is shown by the templates that fit an order without an invoice', async () => {
    const bff = bffWithPohjat();
    bff.rivit = [laskuttamaton({ keikkaId: 4661 })];
    show(bff, 4661);
    expect(await within(await shown()).findByText('Perus 63 m, 1 rivi')).toBeInTheDocument();
  });

  it('is not shown where no invoice would be made', async () => {
    show(bffWithPohjat(), 4529);
    expect(await screen.findByRole('heading', { name: 'Sopivat laskupohjat' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Lasku syntyisi näin' })).not.toBeInTheDocument();
  });

  it('says when it could not be read, and is read again', async () => {
    const bff = bffWithPohjat();
    bff.refuseNext(laskuttamattaCalls.esikatselu, 'KEIKKA.NOT_FOUND');
    show(bff, 4661);
    const region = await shown();
    expect(await within(region).findByText('Laskun esikatselu epäonnistui')).toBeInTheDocument();
    await userEvent.click(within(region).getByRole('button', { name: 'Yritä uudelleen' }));
    expect(await within(region).findByText('Pumppaus')).toBeInTheDocument();
  });
});
