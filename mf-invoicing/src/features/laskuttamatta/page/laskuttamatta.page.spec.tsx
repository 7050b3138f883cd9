import { laskuCalls, laskuttamattaCalls } from '@keikka/contracts';
import { renderInShell } from '@keikka/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { laskuttamaton, LaskuttamattaBff } from '../../../../test/laskuttamatta-bff.js';
import { LaskuttamattaPage } from './laskuttamatta.page.js';

function bffWithAll(): LaskuttamattaBff {
  const bff = new LaskuttamattaBff();
  bff.rivit = [
    laskuttamaton(),
    laskuttamaton({ keikkaId: 4679, rahaa: '1012.50', tyomaaNimi: 'Kruunuvuoren talo C' }),
    laskuttamaton({
      keikkaId: 4698,
      syy: 'hinta0',
      keikkaLaskuId: 7,
      havainto: 'Lisälinja: hinta 0',
      rahaa: null,
      korjaus: 'avaaLasku',
    }),
    laskuttamaton({
      keikkaId: 4661,
      syy: 'eiPohjaa',
      korjaus: 'valitsePohja',
      havainto: 'Asiakkaalla ei ole laskupohjaa',
      rahaa: null,
    }),
    laskuttamaton({
      keikkaId: 4529,
      syy: 'eriM3',
      keikkaLaskuId: 9,
      laskutettuM3: 98,
      rahaa: '-17.80',
      korjaus: 'luoLisalasku',
    }),
  ];
  return bff;
}

const show = (bff: LaskuttamattaBff, ...visited: string[]) =>
  renderInShell(<LaskuttamattaPage />, bff, { wide: true, ...(visited.length > 0 && { visited }) });
const table = () => screen.findByRole('table', { name: 'Laskuttamatta' });
const rowOf = async (keikkaId: number) => {
  const row = within(await table())
    .getByRole('button', { name: `Avaa tilaus ${keikkaId}` })
    .closest('tr');
  if (!row) throw new Error(`no row of ${keikkaId}`);
  return row;
};
const words = (element: Element | null) => element?.textContent.replaceAll(/\s/g, ' ');

describe('the page of unbilled work', () => {
  it('shows the orders by reason, with the money at stake and what mends each', async () => {
    show(bffWithAll());
    const rows = within(await table())
      .getAllByRole('row')
      .slice(1)
      .map(words);
    expect(rows).toEqual([
      'Toimitettu, ei laskua2summa sopivan laskupohjan mukaan2 976,50 €Luo 2 laskua',
      '468819.11.Kivikon Betoni OyKirkkonummen hyvinvointikeskusP0396 m³–Laskupohja Perus 63 m1 964,00 €Luo lasku',
      expect.stringMatching(/^4679.*1 012,50 €Luo lasku$/),
      expect.stringMatching(/^Hinta 01/),
      expect.stringMatching(/^4698.*Lisälinja: hinta 0ei arviotaAvaa lasku$/),
      expect.stringMatching(/^Ei sopivaa laskupohjaa1/),
      expect.stringMatching(/^4661.*Asiakkaalla ei ole laskupohjaaei arviotaValitse laskupohja$/),
      expect.stringMatching(/^Toimitettu m³ ≠ laskutettu1.*Laskutettu liikaa 17,80 €/),
      expect.stringMatching(/^4529.*96 m³98 m³.*−17,80 €Luo hyvityslasku$/),
    ]);
    expect(words(screen.getByText('5 tilausta').parentElement)).toMatch(
      /Laskutettu liikaa 17,80 €Laskuttamatta yhteensä 2 976,50 €/,
    );
  });

  it('marks an estimate as one, in its row and in the sums', async () => {
    const bff = bffWithAll();
    const arvio = {
      rahaa: '430.00',
      yksikkohinta: '20.48',
      yksikkö: 'm³',
      kenelle: 'maksajalle',
      laskuja: 4,
    } as const;
    bff.rivit = bff.rivit.map((rivi) => (rivi.keikkaId === 4661 ? { ...rivi, arvio } : rivi));
    show(bff);
    expect(words(await rowOf(4661))).toMatch(/arvio 430,00 €/);
    expect(words(screen.getByText('5 tilausta').parentElement)).toMatch(/3 406,50 € josta arviota 430,00 €$/);
    expect(words(within(await table()).getByRole('row', { name: /^Ei sopivaa laskupohjaa/ }))).toMatch(
      /josta arviota 430,00 €430,00 €/,
    );
  });

  it('shows one reason, found orders, and all again', async () => {
    show(bffWithAll(), '/?haku=kruunuvuoren');
    expect(await rowOf(4679)).toBeInTheDocument();
    expect(screen.getByText('1 tilaus')).toBeInTheDocument();
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Hae tilauksia' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Hinta 0/ }));
    await waitFor(() => expect(screen.getByText('1 tilaus')).toBeInTheDocument());
    expect(await rowOf(4698)).toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Hae tilauksia' }), 'zz');
    await userEvent.click(await screen.findByRole('button', { name: 'Tyhjennä suodattimet' }));
    await waitFor(() => expect(screen.getByText('5 tilausta')).toBeInTheDocument());
  });

  it('makes the invoice of a row, which leaves the list', async () => {
    const bff = bffWithAll();
    show(bff);
    await userEvent.click(await screen.findByRole('button', { name: 'Luo lasku, tilaus 4688' }));
    expect(await screen.findByText('Uusi lasku luotu tilaukselle 4688')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Avaa tilaus 4688' })).not.toBeInTheDocument(),
    );
    expect(bff.made).toEqual([4688]);
  });

  it('walks by the arrow keys, and Enter mends the row', async () => {
    const bff = bffWithAll();
    show(bff);
    const row = await rowOf(4688);
    act(() => row.focus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(bff.made).toEqual([4679]));
    // The keys go on from where the row was.
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Hinta 0/));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(await rowOf(4698));
  });

  it('makes the invoices of a whole reason, and tells which could not be made and why', async () => {
    const bff = bffWithAll();
    bff.refuseNext(laskuCalls.create, 'LASKU.NO_MAKSAJA');
    show(bff);
    await userEvent.click(await screen.findByRole('button', { name: 'Luo 2 laskua' }));
    expect(await screen.findByText('Luotiin 1 / 2 laskua')).toBeInTheDocument();
    expect(screen.getByText(/^Tilaus 4688: /)).toBeInTheDocument();
    expect(bff.made).toEqual([4679]);
    await userEvent.click(screen.getByRole('button', { name: 'Sulje' }));
    expect(screen.queryByText('Luotiin 1 / 2 laskua')).not.toBeInTheDocument();
  });

  it('stops after the invoice that is being made', async () => {
    const bff = bffWithAll();
    show(bff);
    await table();
    const letThrough = bff.holdNext(laskuCalls.create);
    await userEvent.click(screen.getByRole('button', { name: 'Luo 2 laskua' }));
    expect(await screen.findByText('Luodaan laskuja 0 / 2')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Keskeytä' }));
    letThrough();
    expect(await screen.findByText('Luotiin 1 / 2 laskua')).toBeInTheDocument();
    expect(bff.made).toEqual([4688]);
  });

  it('makes what is asked for meanwhile after the others', async () => {
    const bff = bffWithAll();
    show(bff);
    await table();
    const letThrough = bff.holdNext(laskuCalls.create);
    await userEvent.click(screen.getByRole('button', { name: 'Luo lasku, tilaus 4679' }));
    await userEvent.click(screen.getByRole('button', { name: 'Luo lasku, tilaus 4688' }));
    await userEvent.click(screen.getByRole('button', { name: 'Luo lasku, tilaus 4679' }));
    letThrough();
    expect(await screen.findByText('Luotiin 2 / 2 laskua')).toBeInTheDocument();
    expect(bff.made).toEqual([4679, 4688]);
  });

  it('opens the invoice of a price of 0', async () => {
    const { router } = show(bffWithAll());
    await userEvent.click(await screen.findByRole('button', { name: 'Avaa lasku, tilaus 4698' }));
    expect(router.state.location).toMatchObject({ pathname: '/laskutus', search: '?lasku=7' });
  });

  it('makes nothing for who only reads invoices', async () => {
    const bff = bffWithAll();
    bff.session = { settingTypes: [], flags: ['laskutus.read'] } as never;
    const { router } = show(bff);
    await rowOf(4688);
    expect(screen.queryByRole('button', { name: /^Luo|^Valitse lasku/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Laskupohjat, tilaus 4661' }));
    expect(router.state.location.pathname).toBe('/laskutus/laskupohjat');
  });

  it('follows what colleagues bill', async () => {
    const bff = bffWithAll();
    const { say, acceptSocket } = show(bff);
    await rowOf(4688);
    acceptSocket();
    bff.rivit = [];
    say({ type: 'laskutStale' });
    expect(await screen.findByText('Kaikki toimitetut tilaukset on laskutettu')).toBeInTheDocument();
    expect(screen.getByText(/Aikavälillä on 10 tilausta/)).toBeInTheDocument();
  });

  it('asks about the period of the address, and not about one that is too long', async () => {
    const bff = bffWithAll();
    show(bff, '/?alku=20261001&loppu=20261202');
    await userEvent.click(await screen.findByRole('button', { name: 'Näytä viimeiset 30 päivää' }));
    expect(await rowOf(4688)).toBeInTheDocument();
    const inputs = bff.asked.filter(({ call }) => call === laskuttamattaCalls.list);
    expect(inputs).toHaveLength(1);
  });

  it('tells that it failed and reads again, and of a period with too many orders', async () => {
    const bff = bffWithAll();
    bff.isCut = true;
    bff.refuseNext(laskuttamattaCalls.list, 'LASKU.NOT_FOUND');
    show(bff);
    expect(await screen.findByText('Laskuttamattomien tilausten lataaminen epäonnistui')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
    expect(await screen.findByText(/yli 2000 toimitettua tilausta/)).toBeInTheDocument();
  });
});
