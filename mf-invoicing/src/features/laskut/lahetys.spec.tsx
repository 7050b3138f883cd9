import { lahetysCalls, type LahetysAskel, type LahetysKokonaan } from '@keikka/contracts';
import { renderInShell } from '@keikka/sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { laskuAnswer, LaskuBff, laskuRivi } from '../../../test/lasku-bff.js';
import { LahetyksetPage } from './lahetykset.page.js';
import { LaskutPage } from './laskut.page.js';

const askel = (changes: Partial<LahetysAskel>): LahetysAskel => ({
  lahetysAskelId: 1,
  yritys: 0,
  tila: 'lähetyksessä',
  nimi: 'Asiakas',
  pyynto: null,
  vastaus: null,
  tulos: 'ok',
  selite: '',
  alkoi: '2026-11-20T08:18:02.000Z',
  kestoMs: 800,
  ...changes,
});

const lahetys = (changes: Partial<LahetysKokonaan> = {}): LahetysKokonaan => ({
  lahetysId: 1,
  keikkaLaskuId: 1,
  keikkaId: 4711,
  maksajaAsiakasNimi: 'Lohjan Valmisbetoni Oy',
  yhteensa: '508.22',
  kohde: 'Netvisor',
  laskuNo: '100001',
  tila: 'lähetetty',
  yritys: 1,
  ulkoinenId: '88213',
  virheKoodi: '',
  virhe: '',
  pyydetty: '2026-11-20T08:18:02.000Z',
  pyytajaNimi: 'Liisa Aho',
  seuraava: null,
  paattynyt: '2026-11-20T08:18:05.000Z',
  tarkastus: '',
  tarkastettu: null,
  erot: [],
  askeleet: [
    askel({ nimi: 'Odottaa', selite: 'Liisa Aho painoi Lähetä Netvisoriin.', kestoMs: null }),
    askel({
      lahetysAskelId: 2,
      nimi: 'Lasku',
      pyynto: 'POST /salesinvoice.nv?method=add',
      vastaus: '<Root>OK</Root>',
      selite: 'avain 88213',
    }),
  ],
  ...changes,
});

async function show(bff: LaskuBff, changes: Parameters<typeof laskuAnswer>[1] = {}): Promise<LaskuBff> {
  bff.laskut = [laskuAnswer([laskuRivi()], changes)];
  renderInShell(<LaskutPage />, bff, { wide: true, visited: ['/', '/?lasku=1'] });
  await screen.findByRole('table', { name: 'Rivit' });
  return bff;
}

const sendButton = () => screen.queryByRole('button', { name: 'Lähetä Netvisoriin' });

describe('the sending of an invoice', () => {
  it('is asked about, done, and shown in its tab with each request [I-012] [I-056]', async () => {
    const bff = new LaskuBff();
    let stored: LahetysKokonaan | null = null;
    bff.on(lahetysCalls.get, () => stored);
    bff.on(lahetysCalls.createNetvisorLasku, () => {
      stored = lahetys();
      const sent = { isLaskutettu: true, lahetysTila: 'lähetetty', keikkaLaskuStatusTypeId: 15 } as const;
      bff.laskut = [laskuAnswer([laskuRivi()], sent)];
      return {
        success: true,
        message: '',
        data: { tila: 'lähetetty' as const, laskuNo: '100001', fennoaInvoiceId: '' },
      };
    });
    await show(bff);
    await userEvent.click(screen.getByRole('tab', { name: /Netvisor/ }));
    expect(await screen.findByText('Laskua ei ole lähetetty')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Lähetä Netvisoriin' }));
    await userEvent.click(await screen.findByRole('button', { name: 'KYLLÄ, lähetä lasku' }));
    expect(await screen.findByText('Lasku lähetetty Netvisoriin')).toBeVisible();
    expect(await screen.findByRole('tab', { name: /Netvisor.*Lähetetty/ })).toBeVisible();
    expect(await screen.findByText('avain 88213')).toBeVisible();
    expect(sendButton()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Näytä pyyntö: Lasku' }));
    expect(screen.getByText('POST /salesinvoice.nv?method=add')).toBeVisible();
    expect(
      bff.asked.filter(({ call }) => call === lahetysCalls.createNetvisorLasku).map(({ input }) => input),
    ).toEqual([{ keikkaId: 4711, keikkaLaskuId: 1, laskuttajaAsiakasId: 1, maksajaAsiakasId: 13 }]);
  });

  it('goes to Fennoa where the invoice does, and says in its words why it failed [I-013] [I-176]', async () => {
    const bff = new LaskuBff();
    const data = { tila: 'lähetetty' as const, laskuNo: '100001', fennoaInvoiceId: '55' };
    const virhe = 'Fennoa-laskun luonti epäonnistui: katuosoite: This field cannot be left empty';
    bff.on(lahetysCalls.get, () => lahetys({ kohde: 'Fennoa', tila: 'epäonnistui', virhe }));
    bff.on(lahetysCalls.sendInvoice, () => ({ success: true, message: '', data }));
    await show(bff, { laskuDestination: 'Fennoa' });
    expect(screen.queryByRole('tab', { name: /Netvisor/ })).toBeNull();
    expect(sendButton()).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: /Fennoa.*Ei lähetetty/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(virhe);
    await userEvent.click(screen.getByRole('button', { name: 'Lähetä Fennoaan' }));
    await userEvent.click(await screen.findByRole('button', { name: 'KYLLÄ, lähetä lasku' }));
    expect(await screen.findByText('Lasku lähetetty Fennoaan')).toBeVisible();
    const own = { keikkaId: 4711, keikkaLaskuId: 1, laskuttajaAsiakasId: 1, maksajaAsiakasId: 13 };
    expect(
      bff.asked.filter(({ call }) => call === lahetysCalls.sendInvoice).map(({ input }) => input),
    ).toEqual([{ ...own, destination: 'Fennoa' }]);
  });

  it('that is under way leaves the invoice as it is, and says when it goes on', async () => {
    const bff = new LaskuBff();
    bff.on(lahetysCalls.get, () =>
      lahetys({
        tila: 'varmistetaan',
        ulkoinenId: '',
        seuraava: '2026-11-20T08:20:00.000Z',
        virhe: 'ei vastausta',
      }),
    );
    await show(bff, { lahetysTila: 'varmistetaan' });
    expect(screen.getByRole('button', { name: 'Lähetä Netvisoriin' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Hae laskupohjasta' })).toBeNull();
    expect(screen.getByText('Varmistetaan')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: /Netvisor/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('ei vastausta');
    expect(screen.getByText('jatkuu 10:20:00')).toBeVisible();
  });

  it.each([
    ['which is not laid aside', { keikkaLaskuStatusTypeId: 1 }],
    ['which is not billed in reverse', { keikkaLaskuStatusTypeId: 13 }],
  ])('is of an invoice %s', async (_what, changes) => {
    await show(new LaskuBff(), changes);
    expect(screen.getByRole('button', { name: 'Lähetä Netvisoriin' })).toBeDisabled();
  });

  it('has no tab and no button where the company does not send there [I-013]', async () => {
    await show(new LaskuBff(), { kohteet: ['Fennoa'] });
    expect(screen.queryByRole('tab', { name: /Netvisor|Fennoa/ })).toBeNull();
    expect(sendButton()).toBeNull();
  });

  it('is billed on paper where the company has no system for it, after a question', async () => {
    const bff = new LaskuBff();
    bff.on(lahetysCalls.paperille, () => lahetys({ kohde: 'Paperi', laskuNo: '100001', ulkoinenId: '' }));
    await show(bff, { kohteet: [], laskuDestination: '' });
    await userEvent.click(screen.getByRole('button', { name: 'Laskuta paperilla' }));
    await userEvent.click(await screen.findByRole('button', { name: 'KYLLÄ, laskuta' }));
    expect(await screen.findByText(/Lasku 100001 on laskutettu/)).toBeVisible();
    expect(bff.asked.filter(({ call }) => call === lahetysCalls.paperille).map(({ input }) => input)).toEqual(
      [{ keikkaId: 4711, keikkaLaskuId: 1, laskuttajaAsiakasId: 1, maksajaAsiakasId: 13 }],
    );
  });
});

describe('the page of sendings', () => {
  const ero = { kohta: 'Yhteensä', meilla: '508,22 €', siella: '496,98 €', onSama: false };
  const conflict = lahetys({ tila: 'ristiriita', paattynyt: '2026-11-20T08:22:16.000Z', erot: [ero] });

  function showPage(bff: LaskuBff, settingTypes: number[]): void {
    bff.session = { settingTypes };
    bff.laskut = [laskuAnswer([laskuRivi()], { lahetysTila: 'ristiriita' })];
    bff.on(lahetysCalls.list, () => [conflict, lahetys({ lahetysId: 2, keikkaLaskuId: 2 })]);
    bff.on(lahetysCalls.get, () => conflict);
    renderInShell(<LahetyksetPage />, bff, { wide: true });
  }

  it('opens what needs a person, and an admin settles it with a reason', async () => {
    const bff = new LaskuBff();
    bff.on(lahetysCalls.vapauta, () => conflict);
    showPage(bff, [2]);
    const list = within(await screen.findByRole('list', { name: 'Lähetykset' }));
    expect(list.getAllByRole('button').map((one) => one.getAttribute('aria-current'))).toEqual([
      'true',
      'false',
    ]);
    expect(screen.getByText('1 / 2 lähetetty')).toBeVisible();
    const panel = within(await screen.findByRole('region', { name: 'Mikä eroaa' }));
    const vaiheet = within(screen.getByRole('list', { name: 'Lähetyksen vaiheet' })).getAllByRole('listitem');
    expect(vaiheet.map((one) => one.textContent)).toEqual([
      'Lähetyksessä10:18:02–10:22:16',
      'Ristiriita10:22:16',
      'Lähetettyei vielä',
    ]);
    expect(panel.getByRole('row', { name: /Yhteensä 508,22 € 496,98 €/ })).toBeVisible();
    expect(panel.getByRole('radio', { name: /Kuittaa samaksi/ })).toBeDisabled();
    const release = panel.getByRole('button', { name: 'VAPAUTA JA LÄHETÄ' });
    expect(release).toBeDisabled();
    await userEvent.type(panel.getByRole('textbox', { name: 'Peruste' }), ' Tehtiin käsin ');
    await userEvent.click(release);
    expect(await screen.findByText('Lähetys vapautettu')).toBeVisible();
    expect(bff.asked.find(({ call }) => call === lahetysCalls.vapauta)?.input).toEqual({
      keikkaLaskuId: 1,
      tapa: 'uusiNumero',
      peruste: 'Tehtiin käsin',
    });
  });

  it('says of an invoice that was not approved that it is there, and has its approval tried again', async () => {
    const bff = new LaskuBff();
    showPage(bff, [2]);
    const erot = [{ kohta: 'Hyväksyntä', meilla: 'pyydetty', siella: 'hylätty', onSama: false }];
    bff.on(lahetysCalls.get, () => ({ ...conflict, virhe: 'kausi on lukittu', erot }));
    const panel = within(await screen.findByRole('region', { name: 'Mikä eroaa' }));
    expect(panel.getByText(/mutta sitä ei hyväksytty/)).toBeVisible();
    expect(panel.getByRole('radio', { name: /Yritä hyväksyntää uudelleen/ })).toBeChecked();
    expect(panel.getByRole('radio', { name: /Kuittaa samaksi/ })).toBeEnabled();
  });

  it('shows a conflict to an invoicer, who cannot settle it', async () => {
    showPage(new LaskuBff(), [6]);
    expect(await screen.findByText('Yrityksen ylläpitäjä ratkaisee ristiriidan.')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('tells what the night found of a sent invoice', async () => {
    const bff = new LaskuBff();
    const changed = lahetys({ tarkastus: 'eroaa', erot: [ero] });
    bff.session = { settingTypes: [2] };
    bff.laskut = [laskuAnswer([laskuRivi()], { lahetysTila: 'lähetetty', keikkaLaskuStatusTypeId: 15 })];
    bff.on(lahetysCalls.list, () => [changed]);
    bff.on(lahetysCalls.get, () => changed);
    renderInShell(<LahetyksetPage />, bff, { wide: true });
    expect(await screen.findByText('1 poikkeama yön tarkastuksessa')).toBeVisible();
    expect(await screen.findByText('Yön tarkastuksessa lasku oli järjestelmässä toisenlainen')).toBeVisible();
    expect(screen.getByRole('row', { name: /Yhteensä 508,22 € 496,98 €/ })).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('is empty where nothing was sent', async () => {
    const bff = new LaskuBff();
    bff.on(lahetysCalls.list, () => []);
    renderInShell(<LahetyksetPage />, bff, { wide: true });
    expect(await screen.findByText('Laskuja ei ole lähetetty')).toBeVisible();
  });
});
