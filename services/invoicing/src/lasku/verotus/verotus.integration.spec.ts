import {
  laskuCalls,
  laskuRiviCalls,
  osapuoliCalls,
  tuoteCalls,
  type Message,
  type OsapuoliSave,
} from '@keikka/contracts';
import {
  companyAdmin,
  handler,
  invoicer,
  OWN,
  rivalInvoicer,
  tuote,
} from '../../../test/invoicing-company.js';
import { SendingCompany } from '../../../test/lahetys-company.js';
import { OTHER_CUSTOMER, SOURCE } from '../../../test/lasku-company.js';
import { OsapuoliRow } from '../../osapuoli/osapuoli.entity.js';

describe('an invoice of construction services', () => {
  let company: SendingCompany;
  let keikkaLaskuId: number;
  let palvelu: number;
  let tavara: number;

  beforeAll(async () => {
    company = await SendingCompany.start();
    const product = async (rakentamispalvelu: boolean) =>
      (await ask(tuoteCalls.save, { ...tuote(), rakentamispalvelu, laskuttajaAsiakasId: OWN })).tuoteId;
    [palvelu, tavara] = [await product(true), await product(false)];
  });
  beforeEach(async () => {
    await company.clear();
    await company.invoicing.dataSource.manager.deleteAll(OsapuoliRow);
    keikkaLaskuId = await company.lasku();
    await ask(laskuRiviCalls.deleteAll, { keikkaLaskuId });
  });
  afterAll(() => company.stop());

  const ask = <Request, Reply>(message: Message<Request, Reply>, input: Request, who = invoicer) =>
    company.invoicing.ask(message, input, who);

  const add = (tuoteId: number, hinta = '100') =>
    ask(laskuRiviCalls.save, {
      keikkaLaskuId,
      laskuttajaAsiakasId: OWN,
      maksajaAsiakasId: SOURCE,
      riviSelite: `Tuote ${tuoteId}`,
      tuoteId,
      hinta,
      määrä: '1',
      alv: '25.5',
    });
  const sells = (changes: Partial<OsapuoliSave> = {}) =>
    ask(osapuoliCalls.save, {
      asiakasId: SOURCE,
      myyRakentamispalvelua: true,
      rakentamispalveluAlkaen: '20261120',
      rakentamispalveluPeruste: 'Kaupparekisteriote',
      ...changes,
    });
  const verota = (who = invoicer) => ask(laskuCalls.verota, { keikkaLaskuId }, who);
  const flags = async () => (await company.read(keikkaLaskuId)).laskuRivit.map(({ kaannetty }) => kaannetty);

  it('has no VAT on them when its payer sells such services on the day of the work, and has it on goods', async () => {
    await sells();
    await add(palvelu);
    await add(tavara);
    const { laskuData, laskuRivit } = await company.read(keikkaLaskuId);
    expect(laskuRivit.map(({ kaannetty, alv, alvSumma }) => [kaannetty, Number(alv), alvSumma])).toEqual([
      [true, 25.5, '0.00'],
      [false, 25.5, '25.50'],
    ]);
    expect(laskuData.summat).toMatchObject({
      netto: '200.00',
      alvSumma: '25.50',
      kannat: [
        { alv: '25.5', netto: '100.00' },
        { alv: '0', kaannetty: true, netto: '100.00' },
      ],
    });
  });

  it.each([
    ['on the very day', '20261120', true],
    ['a day later', '20261121', false],
  ])(
    'is judged by the day from which the payer sells them: %s',
    async (_what, rakentamispalveluAlkaen, kaannetty) => {
      await sells({ rakentamispalveluAlkaen });
      await add(palvelu);
      expect(await flags()).toEqual([kaannetty]);
    },
  );

  it('is judged anew when it is asked for, and by its payer when that is another one', async () => {
    await add(palvelu);
    expect(await flags()).toEqual([false]);
    await sells();
    expect(await flags()).toEqual([false]);
    expect(await verota()).toMatchObject({ summat: { alvSumma: '0.00' }, sumEur: '100.00' });
    const saved = await ask(laskuCalls.save, { keikkaLaskuId, maksajaAsiakasId: OTHER_CUSTOMER });
    expect(saved).toMatchObject({ summat: { alvSumma: '25.50' } });
    expect(await flags()).toEqual([false]);
  });

  it('has the VAT of its rows in the status of reverse billing too, which says nothing of tax', async () => {
    await add(palvelu);
    const saved = await ask(laskuCalls.save, { keikkaLaskuId, keikkaLaskuStatusTypeId: 13 });
    expect(saved).toMatchObject({ summat: { alvSumma: '25.50' } });
  });

  it('is sent only with the VAT number of its buyer, under the code of reverse charge and with its words', async () => {
    await sells();
    await add(palvelu);
    await expect(company.laheta(keikkaLaskuId)).rejects.toMatchObject({ code: 'LAHETYS.NO_ALV_TUNNUS' });
    await sells({ alvTunnus: 'FI25939313' });
    await company.laheta(keikkaLaskuId);
    const { tila, askeleet } = await company.paattynyt(keikkaLaskuId);
    expect(tila).toBe('lähetetty');
    const sent = askeleet.at(-1)?.pyynto ?? '';
    expect(sent).toContain('vatcode="RAMY"');
    expect(sent).toContain('Käännetty verovelvollisuus, AVL 8 c §. Ostajan ALV-tunnus FI25939313.');
    expect((await company.inNetvisor())[0]).toMatchObject({ amount: 10_000 });
  });

  it('is not sent when the taxation has become another one since somebody looked', async () => {
    await add(palvelu);
    await sells({ alvTunnus: 'FI25939313' });
    await expect(company.laheta(keikkaLaskuId)).rejects.toMatchObject({ code: 'LAHETYS.VEROTUS_MUUTTUNUT' });
  });

  it('is judged by invoicers of its company alone, and never once it is billed', async () => {
    await expect(verota(handler)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    await expect(verota(rivalInvoicer)).rejects.toMatchObject({ code: 'LASKU.NOT_FOUND' });
    await ask(laskuCalls.save, { keikkaLaskuId, keikkaLaskuStatusTypeId: 15 });
    await expect(verota(companyAdmin)).rejects.toMatchObject({ code: 'LASKU.LASKUTETTU' });
  });
});
