import { lahetysCalls, laskuCalls } from '@keikka/contracts';
import { laskunNumero, laskuTila } from '@keikka/domain';
import { fennoaDemo } from '@keikka/simulators/fennoa/fennoa.mjs';
import { eventually } from '@keikka/testing';
import { companyAdmin, invoicer } from '../../../test/invoicing-company.js';
import { SendingCompany } from '../../../test/lahetys-company.js';

describe('an invoice that is sent to Fennoa', () => {
  let company: SendingCompany;
  let keikkaLaskuId: number;

  beforeAll(async () => {
    company = await SendingCompany.start({ timeout: 5, varmistus: 1 }, 'Fennoa');
  });
  beforeEach(async () => {
    await company.clear();
    await company.storeKeys('Fennoa');
    await company.storeOsoite();
    keikkaLaskuId = await company.lasku();
  });
  afterAll(() => company.stop());

  const ours = async () =>
    (await company.inFennoa()).filter(({ order }) => order === `Keikka 4711-${keikkaLaskuId}`);

  it('is there once, approved under its own number in series 1, and is billed for good [I-005] [I-126] [I-128] [I-129]', async () => {
    const laskuNo = laskunNumero(keikkaLaskuId);
    expect(await company.laheta(keikkaLaskuId)).toMatchObject({ laskuNo, kohde: 'Fennoa' });
    const lahetys = await company.paattynyt(keikkaLaskuId);
    expect(lahetys).toMatchObject({ tila: 'lähetetty', yritys: 1, virhe: '', laskuNo });
    const [there, ...more] = await ours();
    expect(more).toEqual([]);
    expect(there).toMatchObject({
      number: laskuNo,
      state: 'approved',
      series: '1',
      customerName: 'Lohjan Valmisbetoni Oy',
      amount: 11_170,
      vat: 2_270,
      fields: { address: 'Betonitie 1', vat_number: 'FI25939313', sales_invoice_taxclass_id: '1' },
    });
    expect(lahetys.ulkoinenId).toBe(String(there?.id));
    const { laskuData, laskuRivit, laskuLog } = await company.read(keikkaLaskuId);
    expect(laskuData).toMatchObject({
      laskuNo,
      fennoaInvoiceId: lahetys.ulkoinenId,
      isLaskutettu: true,
      keikkaLaskuStatusTypeId: laskuTila.laskutettu,
    });
    expect(laskuRivit).toMatchObject([{ isLaskutettu: true, laskuNo }]);
    expect(laskuLog).toEqual(
      expect.arrayContaining([expect.objectContaining({ title: 'Lähetetty Fennoaan' })]),
    );
    await expect(company.laheta(keikkaLaskuId)).rejects.toMatchObject({ code: 'ALREADY_SENT' });
    expect(await ours()).toHaveLength(1);
  });

  it('shows each request and answer, and no key in any of them', async () => {
    await company.laheta(keikkaLaskuId);
    const { askeleet } = await company.paattynyt(keikkaLaskuId);
    expect(askeleet.map(({ nimi, tulos }) => [nimi, tulos])).toEqual([
      ['Odottaa', 'ok'],
      ['Haku', 'ok'],
      ['Lasku', 'ok'],
      ['Hyväksyntä', 'ok'],
    ]);
    expect(askeleet[2]?.pyynto).toContain(`POST /sales_api/add\ncustomer_no=K13\n`);
    const { apiUser, apiKey } = fennoaDemo;
    for (const secret of [apiKey, 'Basic', Buffer.from(`${apiUser}:${apiKey}`).toString('base64')])
      expect(JSON.stringify(askeleet)).not.toContain(secret);
  });

  it('stays a draft in the series that was asked for where it is not to be approved', async () => {
    const tapa = { approveFennoaInvoice: false, sales_invoice_series_id: 7 };
    await company.laheta(keikkaLaskuId, invoicer, 4711, tapa);
    expect(await company.paattynyt(keikkaLaskuId)).toMatchObject({ tila: 'lähetetty' });
    expect(await ours()).toMatchObject([{ state: 'draft', series: '7', number: '' }]);
  });

  it('that Fennoa refuses says why in Finnish words for its fields, and is mended and sent again', async () => {
    await company.storeOsoite('');
    await company.laheta(keikkaLaskuId);
    expect(await company.paattynyt(keikkaLaskuId)).toMatchObject({
      tila: 'epäonnistui',
      virheKoodi: 'INVALID_DATA',
      virhe: 'katuosoite: This field cannot be left empty',
    });
    await company.storeOsoite();
    await company.laheta(keikkaLaskuId);
    expect(await company.paattynyt(keikkaLaskuId)).toMatchObject({ tila: 'lähetetty' });
    expect(await ours()).toHaveLength(1);
  });

  it('with a wrong key fails without a word of it', async () => {
    await company.storeKeys('Fennoa', { ...fennoaDemo, apiKey: 'wrong-secret' });
    await company.laheta(keikkaLaskuId);
    const lahetys = await company.paattynyt(keikkaLaskuId);
    expect(lahetys).toMatchObject({ tila: 'epäonnistui', virheKoodi: 'AUTHENTICATION_FAILED' });
    const secret = Buffer.from(`${fennoaDemo.apiUser}:wrong-secret`).toString('base64');
    for (const word of ['wrong-secret', secret]) expect(JSON.stringify(lahetys)).not.toContain(word);
  });

  const vapauta = (tapa: string) =>
    company.invoicing.ask(
      lahetysCalls.vapauta,
      { keikkaLaskuId, tapa, peruste: 'Selvitettiin' },
      companyAdmin,
    );

  it('whose number another one there is to get gets the next one when a person says so', async () => {
    const laskuNo = laskunNumero(keikkaLaskuId);
    await company.writeInFennoa({ proposed: laskuNo, order: 'x' });
    await company.laheta(keikkaLaskuId);
    expect(await company.paattynyt(keikkaLaskuId)).toMatchObject({ tila: 'ristiriita', yritys: 0 });
    await vapauta('uusiNumero');
    expect(await company.paattynyt(keikkaLaskuId)).toMatchObject({
      tila: 'lähetetty',
      laskuNo: `${laskuNo}1`,
    });
    expect(await ours()).toMatchObject([{ number: `${laskuNo}1` }]);
  });

  it('that Fennoa does not approve waits for a person, and is never sent anew', async () => {
    const laskuNo = laskunNumero(keikkaLaskuId);
    await company.behave('hanging', { path: 'approve' });
    await company.laheta(keikkaLaskuId);
    await eventually(async () => expect(await ours()).toHaveLength(1));
    await company.writeInFennoa({ number: laskuNo, state: 'approved' });
    await company.behave('normal');
    const unapproved = {
      tila: 'ristiriita',
      laskuNo,
      virhe: `laskunumero: Invoice number ${laskuNo} is already in use`,
    };
    expect(await company.paattynyt(keikkaLaskuId)).toMatchObject(unapproved);
    await vapauta('uusiNumero');
    expect(await company.paattynyt(keikkaLaskuId)).toMatchObject(unapproved);
    expect(await ours()).toMatchObject([{ state: 'draft' }]);
    expect(await vapauta('samaLasku')).toMatchObject({ tila: 'lähetetty', laskuNo });
  });

  it('is changed by nobody while it is on its way', async () => {
    await company.behave('hanging');
    await company.laheta(keikkaLaskuId);
    await expect(
      company.invoicing.ask(laskuCalls.save, { keikkaLaskuId, memo: 'x' }, invoicer),
    ).rejects.toMatchObject({ code: 'LASKU.LAHETYKSESSA' });
    await company.behave('normal');
    expect(await company.paattynyt(keikkaLaskuId)).toMatchObject({ tila: 'lähetetty' });
  });
});
