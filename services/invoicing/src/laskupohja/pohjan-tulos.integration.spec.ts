import { laskupohjaCalls, laskupohjaRiviCalls } from '@keikka/contracts';
import { handler, invoicer, rivalInvoicer } from '../../test/invoicing-company.js';
import { billingWithout, CUSTOMER, OTHER_CUSTOMER, SOURCE, storedPohja } from '../../test/lasku-company.js';
import { Laskupohja } from './laskupohja.entity.js';

describe('a template that is read with an order', () => {
  const { invoicing, neighbours } = billingWithout(Laskupohja);

  beforeEach(() => neighbours.order(4711));

  const pohja = (changes: Partial<Laskupohja> = {}) =>
    storedPohja(invoicing, { laskupohjaTilaId: 1, ...changes }, [
      { otsikko: 'Pumppaus', maaraEval: '{m3}', hintaEval: '8,90', alennusProsentti: '5' },
      { otsikko: 'Suuri valu', evalCriteria: '{m3 > 100}', hintaEval: '50' },
      { otsikko: 'Vain tarjoukselle', luoLaskuRivi: false, hintaEval: '50' },
      { otsikko: 'Rikki', hintaEval: '{"abc"}' },
    ]);
  const read = (laskupohjaId: number, keikkaId?: number, who = invoicer) =>
    invoicing.ask(laskupohjaCalls.get, { laskupohjaId, keikkaId }, who);
  const readRivi = (laskupohjaRiviId: number, keikkaId?: number, who = invoicer) =>
    invoicing.ask(laskupohjaRiviCalls.get, { laskupohjaRiviId, keikkaId }, who);
  const none = { summa: null, alvSumma: null, alennusSumma: null };

  it('tells whether its condition holds, and whether it is for the customer [I-032]', async () => {
    const { laskupohjaId } = await pohja({ evalCriteria: '{m3 > 45}', asiakasId: CUSTOMER });
    const tulosOf = async (changes: Partial<Laskupohja>, keikkaId?: number) => {
      await invoicing.dataSource.manager.update(Laskupohja, { laskupohjaId }, changes);
      const { laskupohja_keikkaId, evalResultBool, evalCustomerText } = await read(laskupohjaId, keikkaId);
      return [laskupohja_keikkaId, evalResultBool, evalCustomerText];
    };
    const held = { evalCriteria: '{m3 > 45}' };
    expect(await tulosOf(held)).toEqual([null, null, '']);
    expect(await tulosOf(held, 4711)).toEqual([4711, true, '']);
    expect(await tulosOf({ evalCriteria: '{m3 > 45,5}' }, 4711)).toEqual([4711, false, '']);
    expect(await tulosOf({ evalCriteria: '{m3 >' }, 4711)).toEqual([4711, null, '']);
    const other = { evalCriteria: '', asiakasId: OTHER_CUSTOMER, asiakasNimi: 'Muu Asiakas Oy' };
    expect(await tulosOf(other, 4711)).toEqual([4711, true, 'Vain asiakkaalle Muu Asiakas Oy']);
    const lahde = { asiakasId: SOURCE, sourceAsiakasId: 14, sourceAsiakasNimi: 'Hämeen Valmisbetoni Oy' };
    expect(await tulosOf(lahde, 4711)).toEqual([4711, true, 'Vain lähteelle Hämeen Valmisbetoni Oy']);
  });

  it('has the sums of its rows, in its answer and in that of a row alone [I-035]', async () => {
    neighbours.alvKaudet = [{ alv: '10', startDate: null, endDate: null }];
    const { laskupohjaId } = await pohja();
    const { rivit } = await read(laskupohjaId, 4711);
    // 45.5 × 8.90 is 404.95, less 5 %.
    const sums = { summa: '384.70', alvSumma: '38.47', alennusSumma: '20.25' };
    expect(rivit).toMatchObject([sums, none, none, none]);
    const { laskupohjaRiviId } = rivit[0] ?? { laskupohjaRiviId: 0 };
    expect(await readRivi(laskupohjaRiviId, 4711)).toEqual(rivit[0]);
    expect(await readRivi(laskupohjaRiviId)).toEqual({ ...rivit[0], ...none });
    expect((await read(laskupohjaId)).rivit).toMatchObject([none, none, none, none]);
  });

  it('is nobody else’s, and nothing of an order that is not there', async () => {
    const { laskupohjaId } = await pohja();
    const { laskupohjaRiviId } = (await read(laskupohjaId)).rivit[0] ?? { laskupohjaRiviId: 0 };
    await expect(read(laskupohjaId, 999)).rejects.toMatchObject({ code: 'KEIKKA.NOT_FOUND' });
    await expect(readRivi(laskupohjaRiviId, 999)).rejects.toMatchObject({ code: 'KEIKKA.NOT_FOUND' });
    await expect(read(laskupohjaId, 4711, rivalInvoicer)).rejects.toMatchObject({
      code: 'LASKUPOHJA.NOT_FOUND',
    });
    await expect(read(laskupohjaId, 4711, handler)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
  });
});
