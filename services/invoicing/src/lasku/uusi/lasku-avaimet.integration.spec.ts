import { laskuCalls } from '@keikka/contracts';
import { invoicer, OWN, rivalInvoicer } from '../../../test/invoicing-company.js';
import { billingWithout, storedPohja } from '../../../test/lasku-company.js';
import { Laskupohja } from '../../laskupohja/laskupohja.entity.js';
import { KeikkaLasku } from '../keikka-lasku.entity.js';

/** As the specification prints them (I-027, I-030), letters with marks in one character. */
const ofLasku = `keikkaLaskuId keikkaId laskuttajaType laskuttajaAsiakasId maksajaAsiakasId maksajaAsiakasNimi sumEur memo
  header viitteemme viitteenne maksuEhtoPv txtBeforeLines txtAfterLines sellerName keikkaLaskuStatusTypeId
  keikkaLaskuStatusTypeName isDeleted isLaskutettu laskuCreated laskuCreatedBy laskuDestination laskuNo fennoaInvoiceId`;
const ofRivi = `keikkaLaskuRiviId keikkaId keikkaLaskuId keikkaLaskuPohjaId keikkaLaskuPohjaRiviId aktiivinen ehtoKaava
  ehtoTäyttyy riviSelite riviSeliteKaava riviSelite2 riviSelite2Kaava memo määrä määräKaava yksikkö hinta hintaKaava sortNum
  tuoteId tuoteIdKaava helpId alv laskuttajaAsiakasId maksajaAsiakasId isLaskutettu laskutettuTime laskuNo aleProsentti
  kustannusPaikka`;

const keys = (printed: string): string[] => printed.split(/\s+/).map((key) => key.normalize('NFC'));

describe('the answers of invoices', () => {
  const { invoicing, neighbours } = billingWithout(KeikkaLasku, Laskupohja);
  beforeEach(async () => {
    neighbours.order(4711);
    await storedPohja(invoicing, {}, [{ otsikko: 'Pumppaus', maaraEval: '{m3}', hintaEval: '2' }]);
  });
  const create = () =>
    invoicing.ask(
      laskuCalls.create,
      { keikkaId: 4711, laskuttajaAsiakasId: OWN, maksajaAsiakasId: 0 },
      invoicer,
    );

  it('have an invoice, its rows and its log, each with every printed key [I-027] [I-030] [I-115]', async () => {
    const { keikkaLaskuId } = await create();
    const answer = await invoicing.ask(laskuCalls.get, { keikkaLaskuId }, invoicer);
    expect(Object.keys(answer).sort()).toEqual(['laskuData', 'laskuLog', 'laskuRivit']);
    expect(Object.keys(answer.laskuData)).toEqual(expect.arrayContaining(keys(ofLasku)));
    expect(Object.keys(answer.laskuRivit[0] ?? {})).toEqual(expect.arrayContaining(keys(ofRivi)));
  });

  it('list those of an order that are not deleted, in the own company alone [I-111]', async () => {
    const [first, second] = [await create(), await create()];
    await invoicing.ask(laskuCalls.delete, first, invoicer);
    const list = (who = invoicer) =>
      invoicing.ask(laskuCalls.listForKeikka, { keikkaId: 4711, laskuttajaAsiakasId: OWN }, who);
    expect((await list()).map(({ keikkaLaskuId }) => keikkaLaskuId)).toEqual([second.keikkaLaskuId]);
    await expect(list(rivalInvoicer)).rejects.toMatchObject({ code: 'AUTH.FOREIGN_TENANT' });
  });
});
