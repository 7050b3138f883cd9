import { hyvitysCalls, laskuCalls, laskuRiviCalls } from '@keikka/contracts';
import { helsinkiDay, laskunNumero, numericDate } from '@keikka/domain';
import { invoicer, OWN } from '../../test/invoicing-company.js';
import { SendingCompany } from '../../test/lahetys-company.js';
import { LahetysRow } from './lahetys.entity.js';

describe('a credit that is sent to Netvisor', () => {
  let company: SendingCompany;
  let original: number;
  let hyvitys: number;

  beforeAll(async () => {
    company = await SendingCompany.start();
  });
  beforeEach(async () => {
    await company.clear();
    original = await company.lasku();
    await company.laheta(original);
    await company.paattynyt(original);
    const { laskuRivit } = await company.read(original);
    const rivit = laskuRivit.map(({ keikkaLaskuRiviId }) => ({ keikkaLaskuRiviId, määrä: '2' }));
    const input = { keikkaLaskuId: original, rivit, syy: 'Toimitettu 8 m³' };
    hyvitys = (await company.invoicing.ask(hyvitysCalls.luo, input, invoicer)).keikkaLaskuId;
  });
  afterAll(() => company.stop());

  const there = async (keikkaLaskuId: number) =>
    (await company.inNetvisor()).find(({ comment }) => comment === `Keikka 4711-${keikkaLaskuId}`);
  const aineistoOf = async (keikkaLaskuId: number) =>
    (await company.invoicing.dataSource.manager.findOneByOrFail(LahetysRow, { keikkaLaskuId })).aineisto;
  const teksti = (paiva: string) => `Hyvityslasku laskuun ${laskunNumero(original)} (${numericDate(paiva)})`;

  it('has negative quantities, positive prices and a negative total, and names the original', async () => {
    await company.laheta(hyvitys);
    expect(await company.paattynyt(hyvitys)).toMatchObject({ tila: 'lähetetty' });
    const { paiva } = await aineistoOf(original);
    expect(await there(hyvitys)).toMatchObject({
      number: laskunNumero(hyvitys),
      amount: -2_234,
      textBefore: teksti(paiva),
      lines: [{ quantity: -20_000, price: 89_000, vat: -454, sum: -2_234 }],
    });
    expect(await aineistoOf(hyvitys)).toMatchObject({
      netto: '-17.80',
      yhteensa: '-22.34',
      tekstiJalkeen: 'Toimitettu 8 m³',
      tuloste: { hyvitettava: { laskuNo: laskunNumero(original), paiva } },
    });
    expect(await aineistoOf(original)).not.toHaveProperty('tuloste.hyvitettava');
    expect((await company.read(hyvitys)).laskuData).toMatchObject({
      keikkaLaskuStatusTypeId: 15,
      hyvitettyKeikkaLaskuId: original,
    });
  });

  it('names the original also where a person wrote a text of her own', async () => {
    const save = { keikkaLaskuId: hyvitys, txtBeforeLines: 'Pahoittelemme' };
    await company.invoicing.ask(laskuCalls.save, save, invoicer);
    await company.laheta(hyvitys);
    await company.paattynyt(hyvitys);
    const { laskuCreated } = (await company.read(hyvitys)).laskuData;
    const day = helsinkiDay(new Date(laskuCreated));
    expect((await there(hyvitys))?.textBefore).toBe(`${teksti(day)}\nPahoittelemme`);
  });

  it('is frozen as any that was sent', async () => {
    await company.laheta(hyvitys);
    await company.paattynyt(hyvitys);
    const [rivi] = (await company.read(hyvitys)).laskuRivit;
    const save = { keikkaLaskuId: hyvitys, laskuttajaAsiakasId: OWN, maksajaAsiakasId: 13, määrä: '1' };
    const { keikkaLaskuRiviId = 0 } = rivi ?? {};
    await expect(
      company.invoicing.ask(laskuRiviCalls.save, { ...save, keikkaLaskuRiviId }, invoicer),
    ).rejects.toMatchObject({ code: 'LASKU.LASKUTETTU' });
  });
});
