import { keikkaAnswer, keikkaData } from '@keikka/builders';
import { keikkaCalls, laskuCalls, laskupohjaCalls, type LaskupohjaListed } from '@keikka/contracts';
import { addDays, helsinkiDay, rolesOf, settingType, shortDate } from '@keikka/domain';
import { renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose } from '../../../test/choose.js';
import { laskuAnswer, LaskuBff, laskuRivi } from '../../../test/lasku-bff.js';
import { listedPohja } from '../../../test/listed-pohja.js';
import { OrderInvoices } from './components/tilaus/order-invoices.js';

const KEIKKA_ID = 4711;

describe('the invoices of an order', () => {
  let bff: LaskuBff;
  let m3 = 45.5;
  beforeEach(() => {
    bff = new LaskuBff();
    m3 = 45.5;
    pohjat();
    const order = { keikkaId: KEIKKA_ID, sourceAsiakasId: 13, pumppuAika: '2026-11-20T08:00:00.000Z' };
    bff.on(keikkaCalls.get, () => keikkaAnswer(keikkaData({ ...order, m3 })));
  });

  const pohjat = (...all: LaskupohjaListed[]) => bff.on(laskupohjaCalls.list, () => all);

  /** Two invoices of the order and one of another. */
  function twoInvoices(): void {
    const pesu = laskuRivi({
      keikkaLaskuRiviId: 2,
      keikkaLaskuId: 2,
      riviSelite: 'Pesu',
      määrä: '1',
      hinta: '170',
    });
    bff.laskut = [
      laskuAnswer([laskuRivi()], { maksuEhtoPv: 15 }),
      laskuAnswer([pesu], {
        keikkaLaskuId: 2,
        keikkaLaskuStatusTypeId: 10,
        maksajaAsiakasNimi: 'Rakennus Koskinen Oy',
        laskuDestination: 'Fennoa',
        maksuEhtoPv: 21,
      }),
      laskuAnswer([laskuRivi()], { keikkaLaskuId: 3, keikkaId: 4712 }),
    ];
  }
  const show = () => renderInShell(<OrderInvoices keikkaId={KEIKKA_ID} />, bff, { wide: true });
  /** When an invoice that goes out today is due. */
  const inDays = (days: number) => shortDate(addDays(helsinkiDay(new Date()), days));
  const list = () => screen.findByRole('list', { name: 'Laskut' });
  const lines = async () =>
    within(await list())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

  it('are listed with payer, status, rows, destination, term, due day and sum, and added up [I-011]', async () => {
    twoInvoices();
    show();
    expect(await lines()).toEqual([
      `Lohjan Valmisbetoni Oy1 riviNetvisor15 pv, ${inDays(15)}508,21 €Odottaa`,
      `Rakennus Koskinen Oy1 riviFennoa21 pv, ${inDays(21)}213,35 €Valmis`,
    ]);
    expect(screen.getByRole('heading', { name: 'Laskut' }).parentElement).toHaveTextContent(
      /2\s*Yhteensä 721,56\s€/,
    );
  });

  it('show the first one, and any other that is chosen, without the way to all invoices [I-011] [I-012]', async () => {
    twoInvoices();
    show();
    const [first, second] = within(await list()).getAllByRole('button', { name: /pv/ });
    expect(await screen.findByText('Pumppaus')).toBeInTheDocument();
    expect(first).toHaveAttribute('aria-current', 'true');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Laskurivit1',
      'LaskutiedotOdottaa',
      'NetvisorEi lähetetty',
      'Loki1',
    ]);
    expect(screen.queryByRole('button', { name: 'Takaisin laskuihin' })).toBeNull();
    await userEvent.click(second as HTMLElement);
    expect(await screen.findByText('Pesu')).toBeInTheDocument();
    expect(second).toHaveAttribute('aria-current', 'true');
    expect(first).not.toHaveAttribute('aria-current');
  });

  it('are none at first; the button makes one, which opens [I-011]', async () => {
    show();
    expect(await screen.findByText('Ei laskuja')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Lisää lasku' }));
    expect(await screen.findByText('Uusi lasku luotu')).toBeInTheDocument();
    await waitFor(async () => expect(await lines()).toHaveLength(1));
    expect(await screen.findByRole('table', { name: 'Rivit' })).toHaveTextContent('Pumppaus');
    expect(bff.laskut[0]?.laskuData.keikkaId).toBe(KEIKKA_ID);
  });

  it('tell of a sent one when it is due, and of one that was billed by hand the term alone', async () => {
    const billed = { maksuEhtoPv: 15, isLaskutettu: true, keikkaLaskuStatusTypeId: 15 };
    bff.laskut = [
      laskuAnswer([laskuRivi()], { ...billed, eraPaiva: '20261205' }),
      laskuAnswer([laskuRivi()], { ...billed, keikkaLaskuId: 2 }),
    ];
    show();
    const [sent, byHand] = await lines();
    expect(sent).toMatch(/NetvisorEräpäivä 5\.12\.2026508,21/);
    expect(byHand).toMatch(/Netvisor15 pv508,21/);
  });

  const tilaButtons = () => screen.queryAllByRole('button', { name: /Laskun tila/ });

  it('get another status where they are listed, the open one or not, and it can be undone [I-052]', async () => {
    twoInvoices();
    show();
    await list();
    expect(tilaButtons().map((button) => button.getAttribute('aria-label'))).toEqual([
      'Laskun tila: Odottaa',
      'Laskun tila: Valmis',
    ]);
    await choose('Laskun tila: Valmis', 'Ei laskuteta');
    expect(await screen.findByText('Laskutustila muutettu: Ei laskuteta')).toBeInTheDocument();
    expect((await lines())[1]).toMatch(/^Rakennus Koskinen Oy.*Ei laskuteta$/);
    expect(bff.asked.filter(({ call }) => call === laskuCalls.save)).toMatchObject([
      { input: { keikkaLaskuId: 2, varmenne: 1 } },
    ]);
    // The other one is still the open one.
    expect(screen.getByText('Pumppaus')).toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect((await lines())[1]).toMatch(/Valmis$/));
  });

  it('keep their status while they are sent, and once they are billed', async () => {
    bff.laskut = [
      laskuAnswer([laskuRivi()], { lahetysTila: 'lähetyksessä' }),
      laskuAnswer([laskuRivi()], { keikkaLaskuId: 2, keikkaLaskuStatusTypeId: 15, isLaskutettu: true }),
    ];
    show();
    expect((await lines()).map((line) => line.replace(/.* €/, ''))).toEqual(['Odottaa', 'Laskutettu']);
    expect(tilaButtons()).toEqual([]);
  });

  it('keep their status for who may only read them', async () => {
    twoInvoices();
    bff.session = { settingTypes: [settingType.laskuAdmin], roles: rolesOf([]) };
    show();
    expect((await lines()).map((line) => line.replace(/.* €/, ''))).toEqual(['Odottaa', 'Valmis']);
    expect(tilaButtons()).toEqual([]);
  });

  it('stand below the templates that a new one is made of, each of which opens [I-061]', async () => {
    twoInvoices();
    pohjat(
      listedPohja(224, { laskupohjaNimi: 'Limu ja pesu', riviCount: 3 }),
      listedPohja(218, { laskupohjaNimi: 'Perus 36 m', asiakasId: 13, maksuEhtoPv: 15, endDate: '20261231' }),
      listedPohja(230, { laskupohjaNimi: 'Isot valut', evalCriteria: '{m3 > 100}' }),
    );
    show();
    const fitting = within(await screen.findByRole('list', { name: 'Sopivat laskupohjat' }));
    // The customer's own template comes first, and its term is the invoice's.
    expect(fitting.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Perus 36 m1 rivi',
      'Limu ja pesu3 riviä',
    ]);
    expect(screen.getByText('Ehdot täyttyvät')).toBeInTheDocument();
    expect(screen.getByText('Rivit uudelle laskulle, 15 pv · voimassa 31.12.2026 asti')).toBeInTheDocument();
    expect(fitting.getByRole('link', { name: /Perus 36 m/ })).toHaveAttribute(
      'href',
      '/laskutus/laskupohjat?pohja=218',
    );
  });

  it('say what keeps the nearest template from fitting, until the order is changed so that it does', async () => {
    pohjat(listedPohja(230, { laskupohjaNimi: 'Isot valut', evalCriteria: '{m3 > 100}' }));
    const { say } = show();
    expect(await screen.findByText('Ei sopivaa laskupohjaa')).toBeInTheDocument();
    expect(
      screen.getByText('Isot valut: Ehto ei täyty: {m3 > 100} · Uusi lasku jää tyhjäksi'),
    ).toBeInTheDocument();
    m3 = 120;
    say({ type: 'keikkaChanged', keikkaId: KEIKKA_ID, days: [], row: null });
    expect(await screen.findByText('Ehdot täyttyvät')).toBeInTheDocument();
  });

  it('are shown though the templates could not be read, which can be asked for again', async () => {
    twoInvoices();
    bff.refuseNext(laskupohjaCalls.list, 'AUTH.FORBIDDEN');
    show();
    expect(await screen.findByText(/Laskupohjien tarkistus epäonnistui/)).toBeInTheDocument();
    expect(await lines()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
    expect(await screen.findByText('Ei sopivaa laskupohjaa')).toBeInTheDocument();
  });

  it('say that they are being loaded [I-014]', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    bff.on(laskuCalls.listForKeikka, async () => {
      await held;
      return [];
    });
    show();
    expect(await screen.findByText('Ladataan laskutustietoja...')).toBeInTheDocument();
    answer();
    expect(await screen.findByText('Ei laskuja')).toBeInTheDocument();
    expect(screen.queryByText('Ladataan laskutustietoja...')).toBeNull();
  });

  it('can be asked for again when they could not be read', async () => {
    bff.refuseNext(laskuCalls.listForKeikka, 'AUTH.FORBIDDEN');
    show();
    expect(await screen.findByText('Laskujen lataaminen epäonnistui')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
    expect(await screen.findByText('Ei laskuja')).toBeInTheDocument();
  });

  it('follow what a colleague changes', async () => {
    const { say } = show();
    await screen.findByText('Ei laskuja');
    twoInvoices();
    say({ type: 'laskutStale' });
    await waitFor(async () => expect(await lines()).toHaveLength(2));
  });

  it('are not asked for by who may not read invoices', async () => {
    bff.session = { settingTypes: [settingType.roleManager] };
    show();
    expect(await screen.findByText('Sinulla ei ole oikeutta laskuihin')).toBeInTheDocument();
    expect(bff.asked.filter(({ call }) => call === laskuCalls.listForKeikka)).toEqual([]);
  });
});
