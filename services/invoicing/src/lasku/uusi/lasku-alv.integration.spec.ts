import { betoni } from '@keikka/builders';
import { laskuCalls, laskupohjaBetoniCalls, laskuRiviCalls, tuoteCalls } from '@keikka/contracts';
import { invoicer, OWN, tuote } from '../../../test/invoicing-company.js';
import { billingWithout, SOURCE, storedPohja } from '../../../test/lasku-company.js';
import { KeikkaLasku } from '../keikka-lasku.entity.js';

describe('the VAT rate of a row', () => {
  const { invoicing, neighbours } = billingWithout(KeikkaLasku);

  beforeAll(async () => {
    const { tuoteId } = await invoicing.ask(tuoteCalls.save, tuote({ alv: '10' }), invoicer);
    const { laskupohjaId } = await storedPohja(invoicing, {}, [
      { otsikko: 'Pohjan oma', hintaEval: '100', alv: '0' },
      { otsikko: 'Tuotteen', tuoteId },
      { otsikko: 'Yrityksen', hintaEval: '100' },
    ]);
    const { laatuId, raeKokoId, lujuusId, notkeusId, kayttoIkaId, rasitusluokat } = betoni();
    const choices = { laatuId, raeKokoId, lujuusId, notkeusId, kayttoIkaId, rasitusluokat };
    await invoicing.ask(
      laskupohjaBetoniCalls.save,
      { laskupohjaId, ...choices, hinta_value: '120' },
      invoicer,
    );
  });

  async function rates(pumppuAika: string): Promise<string[]> {
    neighbours.order(4711, { pumppuAika });
    const input = { keikkaId: 4711, laskuttajaAsiakasId: OWN, maksajaAsiakasId: 0 };
    const { keikkaLaskuId } = await invoicing.ask(laskuCalls.create, input, invoicer);
    const byHand = { keikkaLaskuId, laskuttajaAsiakasId: OWN, maksajaAsiakasId: SOURCE, riviSelite: 'Käsin' };
    await invoicing.ask(laskuRiviCalls.save, byHand, invoicer);
    await invoicing.ask(laskuRiviCalls.save, { ...byHand, riviSelite: 'Annettu', alv: '24' }, invoicer);
    const { laskuRivit } = await invoicing.ask(laskuCalls.get, { keikkaLaskuId }, invoicer);
    return laskuRivit.map(({ riviSelite, alv }) => `${riviSelite} ${alv}`);
  }
  const own = ['Pohjan oma 0', 'Tuotteen 10'];

  it('is that of the template or the product, else the company’s of the day, else 25.5 [I-083] [G-214]', async () => {
    neighbours.alvKaudet = [{ alv: '14', startDate: '20261101', endDate: '20261130' }];
    expect(await rates('2026-11-20T08:00:00.000Z')).toEqual([
      ...own,
      ...['Yrityksen 14', 'C30/37 #16 S3 XC3, XC4 14', 'Käsin 14', 'Annettu 24'],
    ]);
    expect(await rates('2026-12-01T08:00:00.000Z')).toEqual([
      ...own,
      ...['Yrityksen 25.5', 'C30/37 #16 S3 XC3, XC4 25.5', 'Käsin 25.5', 'Annettu 24'],
    ]);
  });

  it('stays as it was built whatever the company’s is later', async () => {
    neighbours.alvKaudet = [{ alv: '14', startDate: null, endDate: null }];
    neighbours.order(4711);
    const input = { keikkaId: 4711, laskuttajaAsiakasId: OWN, maksajaAsiakasId: 0 };
    const { keikkaLaskuId } = await invoicing.ask(laskuCalls.create, input, invoicer);
    const read = () => invoicing.ask(laskuCalls.get, { keikkaLaskuId }, invoicer);
    const before = await read();
    neighbours.alvKaudet = [];
    expect(await read()).toEqual(before);
    await invoicing.ask(laskuCalls.reload, { keikkaLaskuId }, invoicer);
    expect((await read()).laskuRivit.map(({ alv }) => alv)).toEqual(['0', '10', '25.5', '25.5']);
  });
});
