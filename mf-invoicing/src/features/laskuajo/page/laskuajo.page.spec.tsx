import { laskuajoCalls } from '@keikka/contracts';
import { helsinkiDay } from '@keikka/domain';
import { renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { laskuajo, LaskuajoBff, poikkeus } from '../../../../test/laskuajo-bff.js';
import { jaksoNimi, kuukausi } from '../model/ajot.js';
import { LaskuajoPage } from './laskuajo.page.js';

const show = (bff: LaskuajoBff, ...visited: string[]) =>
  renderInShell(<LaskuajoPage />, bff, { wide: true, ...(visited.length > 0 && { visited }) });
const lastMonth = kuukausi(helsinkiDay(new Date()), 1);
const words = (element: Element | null) => element?.textContent.replaceAll(/\s/g, ' ');
const runOf = (name: RegExp) => screen.findByRole('button', { name });

describe('the page of runs', () => {
  it('lists the runs and shows the latest with its counts', async () => {
    const bff = new LaskuajoBff();
    bff.ajot = [
      laskuajo({ laskuajoId: 2, luotu: 0, ohitettu: 100 }),
      laskuajo({ tila: 'keskeytetty', kasitelty: 40, luotu: 40, ohitettu: 0 }),
    ];
    show(bff);
    expect(await screen.findByRole('heading', { name: 'Marraskuu 2026, ajo 2' })).toBeInTheDocument();
    expect(await screen.findByText('Kaikilla tilauksilla oli jo lasku.')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Ajon eteneminen' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
    expect(screen.getByText('Ei poikkeuksia')).toBeInTheDocument();
    await userEvent.click(await runOf(/^Marraskuu 2026, ajo 1/));
    expect(await screen.findByText('Jäi tekemättä 60')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    expect(await runOf(/^Marraskuu 2026, ajo 1/)).toHaveAttribute('aria-current', 'true');
  });

  it('begins a run of the last whole month by the keys, follows it and cancels it', async () => {
    const bff = new LaskuajoBff();
    show(bff);
    expect(await screen.findByText('Ei ajoja')).toBeInTheDocument();
    await userEvent.keyboard('n');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('combobox', { name: 'Kuukausi' })).toHaveTextContent(
      jaksoNimi(lastMonth),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Aloita ajo' }));
    expect(await screen.findByText('Lasketaan tilauksia…')).toBeInTheDocument();
    const [begun] = bff.asked.filter(({ call }) => call === laskuajoCalls.aloita);
    expect(begun).toMatchObject({ input: lastMonth, idempotencyKey: expect.any(String) });
    bff.change(1, { kaikki: 200, kasitelty: 50, luotu: 50 });
    await waitFor(() => expect(screen.getByText('50 / 200')).toBeInTheDocument(), { timeout: 4000 });
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    await userEvent.click(screen.getByRole('button', { name: 'Keskeytä' }));
    expect(await screen.findByText('Jäi tekemättä 150')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Keskeytä' })).not.toBeInTheDocument();
  });

  it('tells why a run could not be begun', async () => {
    const bff = new LaskuajoBff();
    bff.refuseNext(laskuajoCalls.aloita, 'LASKUAJO.RUNNING');
    show(bff);
    await userEvent.click(await screen.findByRole('button', { name: 'Uusi ajo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Aloita ajo' }));
    expect(await screen.findByText(/Laskuajo on jo käynnissä/)).toBeInTheDocument();
  });

  it('shows what is to be looked at by reason, and opens what mends it', async () => {
    const bff = new LaskuajoBff();
    bff.ajot = [laskuajo({ poikkeuksia: 3 })];
    bff.poikkeukset = [
      poikkeus(),
      poikkeus({
        keikkaId: 4609,
        syy: 'kaavaEiLaske',
        selite: 'Rivi: Hinta ei kelpaa: abc',
        keikkaLaskuId: 7,
        rahaa: '1139.40',
      }),
      poikkeus({
        keikkaId: 4431,
        syy: 'eiMaksajaa',
        selite: 'Tilauksella ei ole maksajaa',
        maksaja: '',
        rahaa: null,
      }),
    ];
    const { router } = show(bff);
    const table = await screen.findByRole('table', { name: 'Poikkeukset' });
    expect(within(table).getAllByRole('row').slice(1).map(words)).toEqual([
      'Ei sopivaa laskupohjaa1588,50 €',
      '466117.11.Forssan Rakennustyö OyViksbergin varastoHäme perus 38 m: Päättyi 31.10.2026588,50 €Valitse laskupohja',
      'Kaava ei laske11 139,40 €',
      expect.stringMatching(/^4609.*Rivi: Hinta ei kelpaa: abc1 139,40 €Avaa lasku$/),
      'Maksaja puuttuu1',
      expect.stringMatching(/^4431.*Ei maksajaa.*ei arviotaAvaa tilaus$/),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Avaa lasku, tilaus 4609' }));
    expect(router.state.location).toMatchObject({ pathname: '/laskutus', search: '?lasku=7' });
    expect(words(screen.getByText('Poikkeukset 3').parentElement)).toBe(
      'Poikkeukset 3rahaa auki vähintään 1 727,90 €',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Valitse laskupohja, tilaus 4661' }));
    expect(router.state.location).toMatchObject({
      pathname: '/laskutus/laskuttamatta',
      search: '?alku=20261101&loppu=20261130&pohjat=4661',
    });
  });

  it('runs the days again once the exceptions are mended, and shows what was made last', async () => {
    const bff = new LaskuajoBff();
    bff.ajot = [laskuajo({ poikkeuksia: 1 })];
    bff.poikkeukset = [poikkeus()];
    bff.viimeksi = [
      {
        keikkaLaskuId: 7,
        keikkaId: 4651,
        luotu: '2026-12-01T06:14:52.000Z',
        maksaja: 'Kivikon Betoni Oy',
        tyomaaNimi: 'Aviapolis P4',
        laskupohjat: ['Perus 58 m'],
        riviCount: 9,
        sumEur: '1761.00',
      },
    ];
    show(bff);
    const last = await screen.findByRole('table', { name: 'Viimeksi luotu' });
    expect(within(last).getAllByRole('row').map(words)).toEqual([
      '46518:14:52Kivikon Betoni OyAviapolis P4Perus 58 m, 9 riviä1 761,00 €',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Aja poikkeukset uudelleen' }));
    expect(await screen.findByRole('heading', { name: 'Marraskuu 2026, ajo 2' })).toBeInTheDocument();
    expect(bff.asked.filter(({ call }) => call === laskuajoCalls.aloita)).toMatchObject([
      { input: { first: '20261101', last: '20261130' } },
    ]);
    // While it goes on there is nothing to run again.
    expect(screen.queryByRole('button', { name: 'Aja poikkeukset uudelleen' })).not.toBeInTheDocument();
  });

  it('begins and cancels nothing for who only reads invoices', async () => {
    const bff = new LaskuajoBff();
    bff.session = { settingTypes: [], flags: ['laskutus.read'] } as never;
    bff.ajot = [laskuajo({ tila: 'käynnissä', paattynyt: null, kasitelty: 50 })];
    show(bff);
    expect(await screen.findByText('50 / 100')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Uusi ajo|Keskeytä|Aja/ })).not.toBeInTheDocument();
  });

  it('tells that it failed and reads again', async () => {
    const bff = new LaskuajoBff();
    bff.refuseNext(laskuajoCalls.list, 'LASKUAJO.NOT_FOUND');
    show(bff);
    expect(await screen.findByText('Ajojen lataaminen epäonnistui')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
    expect(await screen.findByText('Ei ajoja')).toBeInTheDocument();
  });
});
