import { laskuCalls, laskuttamattaCalls, type LaskunEsikatselu } from '@keikka/contracts';
import { rivinSummat } from '@keikka/domain';
import { driver, invoicer, OWN, rivalInvoicer } from '../../test/invoicing-company.js';
import { billingWithout, storedPohja } from '../../test/lasku-company.js';
import { KeikkaLasku } from '../lasku/keikka-lasku.entity.js';
import { Laskupohja } from '../laskupohja/laskupohja.entity.js';

const { esikatselu, luoPohjalla } = laskuttamattaCalls;

describe('an invoice before it is made', () => {
  const { invoicing, neighbours } = billingWithout(KeikkaLasku, Laskupohja);

  beforeEach(() => neighbours.order(4711));

  const tilaus = { keikkaId: 4711, laskuttajaAsiakasId: OWN };
  const byM3 = { otsikko: 'Pumppaus', maaraEval: '{m3}', hintaEval: '2', yksikko: 'm³' };
  const never = { otsikko: 'Yötyö', maaraEval: '1', hintaEval: '90', evalCriteria: '{m3 > 1000}' };
  const ask = (laskupohjaId?: number) =>
    invoicing.ask(esikatselu, { ...tilaus, ...(laskupohjaId && { laskupohjaId }) }, invoicer);

  async function expectSame({ rivit, summat }: LaskunEsikatselu, keikkaLaskuId: number): Promise<void> {
    const made = await invoicing.ask(laskuCalls.get, { keikkaLaskuId }, invoicer);
    expect(summat).toEqual(made.laskuData.summat);
    expect(rivit.map(({ riviSelite, netto }) => [riviSelite, netto])).toEqual(
      made.laskuRivit.map((rivi) => [rivi.riviSelite, rivinSummat(rivi).netto]),
    );
  }

  it('is what the templates that fit make of the order, to the cent, and nothing is stored', async () => {
    await storedPohja(invoicing, {}, [byM3, never]);
    await storedPohja(invoicing, { laskupohjaNimi: 'Päättynyt', endDate: '20261031' }, [byM3]);
    const shown = await ask();
    expect(shown).toEqual({
      laskupohjat: ['Perus 36 m'],
      rivit: [
        { riviSelite: 'Pumppaus', määrä: '45.5', yksikkö: 'm³', hinta: '2', netto: '91.00', virhe: '' },
      ],
      summat: expect.objectContaining({ netto: '91.00' }) as never,
      huomiot: [],
    });
    expect(await invoicing.dataSource.manager.count(KeikkaLasku)).toBe(0);
    const { keikkaLaskuId } = await invoicing.ask(
      laskuCalls.create,
      { ...tilaus, maksajaAsiakasId: 0 },
      invoicer,
    );
    await expectSame(shown, keikkaLaskuId);
  });

  it('is that of a named template, whether it fits or not', async () => {
    await storedPohja(invoicing, {}, [never]);
    const { laskupohjaId } = await storedPohja(invoicing, { endDate: '20261031' }, [byM3]);
    const shown = await ask(laskupohjaId);
    expect(shown.rivit).toMatchObject([{ riviSelite: 'Pumppaus' }]);
    const { keikkaLaskuId } = await invoicing.ask(luoPohjalla, { ...tilaus, laskupohjaId }, invoicer);
    await expectSame(shown, keikkaLaskuId);
  });

  it('tells what is wrong with a formula', async () => {
    await storedPohja(invoicing, {}, [{ ...byM3, hintaEval: '{1 / 0}' }]);
    expect((await ask()).rivit).toMatchObject([{ netto: '0.00', virhe: expect.stringMatching(/\S/) }]);
  });

  it('of an order that nobody pays is shown too', async () => {
    neighbours.order(4711, { sourceAsiakasId: OWN, asiakasId: null });
    await storedPohja(invoicing, {}, [byM3]);
    expect((await ask()).summat.netto).toBe('91.00');
  });

  it('is shown by own templates of own orders, to who reads invoices alone', async () => {
    const { laskupohjaId } = await storedPohja(invoicing, { laskuttajaAsiakasId: 77 }, [byM3]);
    await expect(ask(laskupohjaId)).rejects.toMatchObject({ code: 'LASKUPOHJA.NOT_FOUND' });
    await expect(invoicing.ask(esikatselu, tilaus, rivalInvoicer)).rejects.toMatchObject({
      code: 'AUTH.FOREIGN_TENANT',
    });
    await expect(invoicing.ask(esikatselu, { keikkaId: 4711 }, rivalInvoicer)).rejects.toMatchObject({
      code: 'LASKU.NOT_BILLER',
    });
    await expect(invoicing.ask(esikatselu, tilaus, driver)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    await expect(invoicing.ask(esikatselu, { keikkaId: 4799 }, invoicer)).rejects.toMatchObject({
      code: 'KEIKKA.NOT_FOUND',
    });
  });
});
