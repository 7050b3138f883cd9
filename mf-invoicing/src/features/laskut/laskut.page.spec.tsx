import { asiakasCalls, laskuCalls } from '@keikka/contracts';
import { renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { laskuAnswer, LaskuBff, laskuHaku, laskuRivi } from '../../../test/lasku-bff.js';
import { LaskutPage } from './laskut.page.js';

function bffWithTwo(): LaskuBff {
  const bff = new LaskuBff();
  bff.laskut = [
    laskuAnswer([laskuRivi()]),
    laskuAnswer([laskuRivi({ hinta: '100', määrä: '1', kaannetty: true })], {
      keikkaLaskuId: 2,
      keikkaId: 4698,
      maksajaAsiakasNimi: 'Kivikon Betoni Oy',
      keikkaLaskuStatusTypeId: 13,
      laskuDestination: 'Fennoa',
    }),
  ];
  return bff;
}

const show = (bff: LaskuBff, ...visited: string[]) =>
  renderInShell(<LaskutPage />, bff, { wide: true, ...(visited.length > 0 && { visited }) });

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Laskut' }))
    .getAllByRole('row')
    .slice(1);

/** What was asked of the list so far. */
const haut = (bff: LaskuBff) =>
  bff.asked.filter(({ call }) => call === laskuCalls.haku).map(({ input }) => input);

describe('the page of invoices', () => {
  it('lists them with their sums, and VAT only where there is any', async () => {
    show(bffWithTwo());
    const [one, other] = (await rows()).map((row) => row.textContent);
    expect(one).toMatch(/20\.11\.2026.*4711.*Lohjan.*404,95.*103,26.*508,21.*Odottaa.*Netvisor/);
    expect(other).toMatch(/4698.*Kivikon.*100,00.*0,00.*100,00.*Käänteinen laskutus.*Fennoa/);
    expect(screen.getByText('2 / 2 laskua').parentElement).toHaveTextContent(/Netto 504,95.*Yhteensä 608,21/);
  });

  it('shows those that the address filters, and all again', async () => {
    const bff = bffWithTwo();
    bff.on(laskuCalls.haku, ({ tilat }) => laskuHaku(tilat ? [] : bff.laskut));
    show(bff, '/?tila=13&kohde=Netvisor&maksaja=13&haku=kielo&aika=20261101-20261130');
    await userEvent.click(await screen.findByRole('button', { name: 'Tyhjennä suodattimet' }));
    expect(await rows()).toHaveLength(2);
    const days = { first: '20261101', last: '20261130' };
    const asked = haut(bff);
    expect(asked[0]).toMatchObject({
      ...days,
      ...{ tilat: [13], kohde: 'Netvisor', maksajaAsiakasId: 13, text: 'kielo' },
    });
    expect(asked.at(-1)).toEqual({ laskuttajaAsiakasId: 1, raja: 500, ...days });
  });

  it('filters by payer and by days of one’s own', async () => {
    const bff = bffWithTwo();
    bff.on(asiakasCalls.list, () => [
      { asiakasId: 101, asiakasNimi: 'Rakennus Koskinen Oy', ytunnus: '' } as never,
    ]);
    bff.on(asiakasCalls.get, () => ({ asiakasId: 101, asiakasNimi: 'Rakennus Koskinen Oy' }) as never);
    show(bff, '/?aika=20261110-20261130');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Maksaja' }), 'koski');
    await userEvent.click(await screen.findByRole('option', { name: /Rakennus Koskinen/ }));
    await waitFor(() => expect(haut(bff).at(-1)).toMatchObject({ maksajaAsiakasId: 101, first: '20261110' }));
    await userEvent.click(screen.getByRole('button', { name: /^Loppu/ }));
    await userEvent.click(await screen.findByRole('button', { name: /20\. marraskuuta 2026/ }));
    await waitFor(() => expect(haut(bff).at(-1)).toMatchObject({ first: '20261110', last: '20261120' }));
  });

  it('loads more on demand, and sorts them once all are there', async () => {
    const bff = bffWithTwo();
    const all = laskuHaku(bff.laskut);
    bff.on(laskuCalls.haku, ({ jalkeen }) =>
      jalkeen === undefined
        ? { ...all, laskut: all.laskut.slice(0, 1), seuraava: 'x_1' }
        : { ...all, laskut: all.laskut.slice(1) },
    );
    show(bff);
    expect(await screen.findByText('1 / 2 laskua')).toBeInTheDocument();
    expect(screen.getByText('1 / 2 laskua').parentElement).toHaveTextContent(/Yhteensä 608,21/);
    const sort = () => screen.queryByRole('button', { name: 'Netto' });
    expect(sort()).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Näytä lisää' }));
    expect(await screen.findByText('2 / 2 laskua')).toBeInTheDocument();
    expect(await rows()).toHaveLength(2);
    expect(sort()).toBeInTheDocument();
    expect(haut(bff).at(-1)).toMatchObject({ jalkeen: 'x_1' });
    expect(screen.queryByRole('button', { name: 'Näytä lisää' })).not.toBeInTheDocument();
  });

  it('finds an invoice by its number in whatever period it is [I-117]', async () => {
    const bff = bffWithTwo();
    const old = laskuAnswer([laskuRivi()], {
      keikkaLaskuId: 3,
      laskuNo: '19001',
      tyomaaNimi: 'Vanha varasto',
    });
    bff.on(laskuCalls.getByInvoiceNumber, () => old.laskuData);
    bff.on(laskuCalls.get, () => old);
    bff.on(laskuCalls.haku, () => laskuHaku([]));
    show(bff, '/?haku=19001');
    expect(await screen.findByText('Lasku 19001 on muulla aikavälillä.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Avaa lasku' }));
    expect(await screen.findByText(/Vanha varasto/)).toBeInTheDocument();
  });

  it('says nothing of a number that no invoice has [I-117]', async () => {
    const bff = bffWithTwo();
    bff.refuseNext(laskuCalls.getByInvoiceNumber, 'LASKU.NOT_FOUND');
    bff.on(laskuCalls.haku, () => laskuHaku([]));
    show(bff, '/?haku=19002');
    expect(await screen.findByText('Ei tuloksia.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Avaa lasku' })).not.toBeInTheDocument();
  });

  it('opens one with its rows, why a row does not count, and the sums of each rate', async () => {
    const bff = new LaskuBff();
    const rivit = [
      laskuRivi(),
      laskuRivi({ keikkaLaskuRiviId: 2, riviSelite: 'Viikonloppulisä', ehtoTäyttyy: false }),
      laskuRivi({ keikkaLaskuRiviId: 3, riviSelite: 'Odotusaika', määrä: '0' }),
      laskuRivi({ keikkaLaskuRiviId: 4, riviSelite: 'Lupamaksu', hinta: '62', määrä: '1', alv: '0' }),
      laskuRivi({ keikkaLaskuRiviId: 5, riviSelite: 'Lisä', hinta: '0', virhe: 'Hinta ei kelpaa: abc' }),
    ];
    bff.laskut = [laskuAnswer(rivit)];
    show(bff, '/?lasku=1');
    const table = await screen.findByRole('table', { name: 'Rivit' });
    const rowOf = (name: string) => within(table).getByText(name).closest('[role=row]');
    expect(rowOf('Viikonloppulisä')).toHaveTextContent('Ehto ei täyty');
    expect(rowOf('Odotusaika')).toHaveTextContent('Määrä 0, ei laskulle');
    expect(rowOf('Lisä')).toHaveTextContent('Hinta ei kelpaa: abc');
    const sums = within(screen.getByRole('table', { name: 'Laskun summat' })).getAllByRole('row');
    expect(sums.map((row) => row.textContent.replaceAll(/\s/g, ' '))).toEqual([
      'ALV-kantaNettoALVYhteensä',
      '25,5 %404,95 €103,26 €508,21 €',
      '0 %62,00 €0,00 €62,00 €',
      'Yhteensä466,95 €103,26 €570,21 €',
    ]);
    expect(screen.getByText(/As Oy Lohjan Kielo · pe 20.11.2026 10:00 · 3 riviä/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Takaisin laskuihin' }));
    expect(await rows()).toHaveLength(1);
  });

  it('makes the invoice of an order and opens it', async () => {
    const bff = new LaskuBff();
    show(bff);
    await screen.findByText('Ei laskuja');
    await userEvent.keyboard('n');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Tilauksen numero' }), '4712{Enter}');
    expect(await screen.findByRole('button', { name: 'Avaa tilaus 4712' })).toBeInTheDocument();
    expect(await screen.findByText('Uusi lasku luotu')).toBeInTheDocument();
  });

  it('says why an invoice could not be made', async () => {
    const bff = new LaskuBff();
    show(bff);
    bff.refuseNext(laskuCalls.create, 'LASKU.NOT_BILLER');
    await userEvent.click(await screen.findByRole('button', { name: /Lisää lasku/ }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Tilauksen numero' }), '4712{Enter}');
    expect(await screen.findByText('Laskun luonti epäonnistui')).toBeInTheDocument();
    expect(screen.getByText(/Yrityksesi ei voi laskuttaa tätä tilausta/)).toBeInTheDocument();
  });
});
