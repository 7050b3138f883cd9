import { laskuCalls, laskuRiviCalls } from '@keikka/contracts';
import { addDays, laskuLogType, laskuTila, laskunNumero } from '@keikka/domain';
import { netvisorDemo } from '@keikka/simulators/netvisor/netvisor.mjs';
import { driver, handler, invoicer, OWN, rivalInvoicer } from '../../test/invoicing-company.js';
import { SendingCompany } from '../../test/lahetys-company.js';
import { SOURCE } from '../../test/lasku-company.js';
import { KeikkaLasku } from '../lasku/keikka-lasku.entity.js';
import { LaskutusIntegraatio } from '../laskuttaja/laskutus-integraatio.entity.js';
import { LahetysRow } from './lahetys.entity.js';

describe('an invoice that is sent to Netvisor', () => {
  let company: SendingCompany;
  let keikkaLaskuId: number;

  beforeAll(async () => {
    company = await SendingCompany.start();
  });
  beforeEach(async () => {
    await company.clear();
    await company.storeKeys('Netvisor', netvisorDemo);
    keikkaLaskuId = await company.lasku();
  });
  afterAll(() => company.stop());

  const ours = async () =>
    (await company.inNetvisor()).filter(({ comment }) => comment === `Keikka 4711-${keikkaLaskuId}`);

  it('is there once, to the cent and under its own number, and is billed for good [I-005] [I-127] [I-128] [I-129]', async () => {
    const begun = await company.laheta(keikkaLaskuId);
    const laskuNo = laskunNumero(keikkaLaskuId);
    expect(begun).toMatchObject({ laskuNo, kohde: 'Netvisor' });
    const lahetys = await company.paattynyt(keikkaLaskuId);
    expect(lahetys).toMatchObject({ tila: 'lähetetty', yritys: 1, virhe: '', laskuNo });
    const [there, ...more] = await ours();
    expect(more).toEqual([]);
    expect(there).toMatchObject({
      number: laskuNo,
      customerName: 'Lohjan Valmisbetoni Oy',
      amount: 11_170,
      lines: [{ name: 'Pumppaus & pesu', vat: 2_270, sum: 11_170 }],
    });
    expect(lahetys.ulkoinenId).toBe(String(there?.key));
    const { laskuData, laskuRivit, laskuLog } = await company.read(keikkaLaskuId);
    expect(laskuData).toMatchObject({
      laskuNo,
      isLaskutettu: true,
      keikkaLaskuStatusTypeId: laskuTila.laskutettu,
      lahetysTila: 'lähetetty',
    });
    expect(laskuRivit).toMatchObject([{ isLaskutettu: true, laskuNo, laskutettuTime: expect.any(String) }]);
    expect(
      laskuLog.filter(({ keikkaLaskuLogTypeId }) => keikkaLaskuLogTypeId === laskuLogType.sent),
    ).toMatchObject([
      { title: 'Lähetetty Netvisoriin', description: `Laskunumero ${laskuNo}, avain ${lahetys.ulkoinenId}` },
    ]);
    await expect(company.laheta(keikkaLaskuId)).rejects.toMatchObject({ code: 'ALREADY_SENT' });
  });

  it('is due in every list on the day that was frozen, whatever its term is later', async () => {
    const { manager } = company.invoicing.dataSource;
    expect((await company.read(keikkaLaskuId)).laskuData.eraPaiva).toBeNull();
    await company.laheta(keikkaLaskuId);
    await company.paattynyt(keikkaLaskuId);
    const { aineisto } = await manager.findOneByOrFail(LahetysRow, { keikkaLaskuId });
    expect(aineisto.eraPaiva).toBe(addDays(aineisto.paiva, aineisto.maksuEhtoPv));
    await manager.update(KeikkaLasku, { keikkaLaskuId }, { maksuEhtoPv: 90 });
    const due = [expect.objectContaining({ keikkaLaskuId, eraPaiva: aineisto.eraPaiva })];
    const whose = { laskuttajaAsiakasId: OWN };
    const ofKeikka = { ...whose, keikkaId: 4711 };
    expect(await company.invoicing.ask(laskuCalls.listForKeikka, ofKeikka, invoicer)).toEqual(due);
    expect((await company.invoicing.ask(laskuCalls.haku, whose, invoicer)).laskut).toEqual(due);
  });

  it('shows each request and answer, and no key in any of them', async () => {
    await company.laheta(keikkaLaskuId);
    const { askeleet } = await company.paattynyt(keikkaLaskuId);
    expect(askeleet.map(({ nimi, tulos }) => [nimi, tulos])).toEqual([
      ['Odottaa', 'ok'],
      ['Asiakas', 'ok'],
      ['Tuotteet', 'ok'],
      ['Haku', 'ok'],
      ['Lasku', 'ok'],
    ]);
    expect(askeleet.at(-1)?.pyynto).toContain('POST /salesinvoice.nv?method=add');
    const { customerKey, partnerKey } = netvisorDemo;
    for (const secret of [customerKey, partnerKey, 'MAC'])
      expect(JSON.stringify(askeleet)).not.toContain(secret);
    const stored = await company.invoicing.dataSource.query<{ avaimet: Buffer }[]>(
      `select avaimet from laskutus_integraatio where avaimet is not null`,
    );
    expect(stored[0]?.avaimet.toString('latin1')).not.toContain(customerKey);
  });

  it('is one invoice however many ask at once', async () => {
    // So that none of them comes after it is sent.
    await company.behave('hanging');
    const answers = await Promise.all(Array.from({ length: 10 }, () => company.laheta(keikkaLaskuId)));
    expect(new Set(answers.map(({ lahetysId }) => lahetysId)).size).toBe(1);
    await company.behave('normal');
    await company.paattynyt(keikkaLaskuId);
    expect(await ours()).toHaveLength(1);
  });

  it('is not changed, deleted or filled anew while it is on its way', async () => {
    await company.behave('hanging');
    await company.laheta(keikkaLaskuId);
    const refused = { code: 'LASKU.LAHETYKSESSA' };
    const ask = company.invoicing.ask.bind(company.invoicing);
    const row = { keikkaLaskuId, laskuttajaAsiakasId: OWN, maksajaAsiakasId: SOURCE, hinta: '1', määrä: '1' };
    await expect(ask(laskuCalls.save, { keikkaLaskuId, memo: 'x' }, invoicer)).rejects.toMatchObject(refused);
    await expect(ask(laskuCalls.delete, { keikkaLaskuId }, invoicer)).rejects.toMatchObject(refused);
    await expect(ask(laskuCalls.reload, { keikkaLaskuId }, invoicer)).rejects.toMatchObject(refused);
    await expect(ask(laskuRiviCalls.save, row, invoicer)).rejects.toMatchObject(refused);
    await expect(ask(laskuRiviCalls.deleteAll, { keikkaLaskuId }, invoicer)).rejects.toMatchObject(refused);
    await company.behave('normal');
    expect(await company.paattynyt(keikkaLaskuId)).toMatchObject({ tila: 'lähetetty' });
  });

  it('that Netvisor refuses can be mended and sent again under the same number', async () => {
    const { customerId, organisationId } = netvisorDemo;
    await company.storeKeys('Netvisor', {
      ...netvisorDemo,
      customerId,
      organisationId,
      customerKey: 'wrong',
    });
    const { laskuNo } = await company.laheta(keikkaLaskuId);
    expect(await company.paattynyt(keikkaLaskuId)).toMatchObject({
      tila: 'epäonnistui',
      virheKoodi: 'AUTHENTICATION_FAILED',
      virhe: expect.stringContaining('Netvisor ei hyväksy yrityksen tunnuksia'),
    });
    await company.invoicing.ask(laskuCalls.save, { keikkaLaskuId, memo: 'x' }, invoicer);
    await company.storeKeys('Netvisor', netvisorDemo);
    await company.laheta(keikkaLaskuId);
    expect(await company.paattynyt(keikkaLaskuId)).toMatchObject({ tila: 'lähetetty', laskuNo });
    expect(await ours()).toHaveLength(1);
  });

  it('that cannot reach Netvisor has failed, with the text of the specification [I-177]', async () => {
    await company.behave('reset', { path: 'customerlist.nv' });
    await company.laheta(keikkaLaskuId);
    expect(await company.paattynyt(keikkaLaskuId)).toMatchObject({
      tila: 'epäonnistui',
      virheKoodi: 'NETWORK_ERROR',
      virhe: 'Yhteysvirhe palvelimeen. Tarkista internetyhteys ja yritä uudelleen.',
    });
    expect(await ours()).toEqual([]);
  });

  it('is refused where it cannot be sent', async () => {
    const { manager } = company.invoicing.dataSource;
    await expect(company.laheta(keikkaLaskuId, invoicer, 4712)).rejects.toMatchObject({
      code: 'LAHETYS.MISMATCH',
    });
    for (const who of [handler, driver])
      await expect(company.laheta(keikkaLaskuId, who)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    await expect(company.laheta(keikkaLaskuId, rivalInvoicer)).rejects.toMatchObject({
      code: 'LASKU.NOT_FOUND',
    });
    await expect(company.lahetys(keikkaLaskuId, rivalInvoicer)).rejects.toMatchObject({
      code: 'LASKU.NOT_FOUND',
    });
    await manager.update(LaskutusIntegraatio, { laskuttajaAsiakasId: OWN }, { avaimet: null });
    await expect(company.laheta(keikkaLaskuId)).rejects.toMatchObject({ code: 'LAHETYS.NO_AVAIMET' });
    await company.storeKeys('Netvisor', netvisorDemo);
    await company.invoicing.ask(laskuRiviCalls.deleteAll, { keikkaLaskuId }, invoicer);
    await expect(company.laheta(keikkaLaskuId)).rejects.toMatchObject({ code: 'LAHETYS.NO_RIVIT' });
    await company.invoicing.ask(laskuCalls.save, { keikkaLaskuId, laskuDestination: '' }, invoicer);
    await expect(company.laheta(keikkaLaskuId)).rejects.toMatchObject({ code: 'LAHETYS.NO_KOHDE' });
  });
});
