import { laskuCalls, type InputOf, type LaskuHaku } from '@keikka/contracts';
import { loadRows } from '@keikka/server';
import { handler, invoicer, OWN, RIVAL, rivalInvoicer } from '../../test/invoicing-company.js';
import { billingWithout, OTHER_CUSTOMER, SOURCE } from '../../test/lasku-company.js';
import { KeikkaLasku } from './keikka-lasku.entity.js';
import { laskuSearchText } from './lasku.rules.js';

type Haku = Omit<InputOf<typeof laskuCalls.haku>, 'laskuttajaAsiakasId'>;

describe('the list of invoices', () => {
  const { invoicing, neighbours } = billingWithout(KeikkaLasku);

  beforeEach(() => neighbours.order(4711));

  /** Stores invoices by their id, each of another day of November unless told. */
  async function stored(...laskut: (Partial<KeikkaLasku> & { keikkaLaskuId: number })[]): Promise<void> {
    const rows = laskut.map((lasku) => {
      const row = {
        keikkaId: 4700 + lasku.keikkaLaskuId,
        laskuttajaAsiakasId: OWN,
        maksajaAsiakasId: SOURCE,
        maksajaAsiakasNimi: 'Lohjan Valmisbetoni Oy',
        keikkaLaskuStatusTypeId: 5,
        maksuEhtoPv: 14,
        laskuCreated: new Date('2026-11-30T08:00:00.000Z'),
        pumppuAika: new Date(Date.UTC(2026, 10, lasku.keikkaLaskuId, 8)),
        tyomaaNimi: '',
        laskuNo: '',
        sumEur: '100',
        alvSumma: '25.5',
        ...lasku,
      };
      return { ...row, searchText: laskuSearchText(row) };
    });
    await loadRows(invoicing.dataSource.manager, KeikkaLasku, rows);
  }

  const haku = (asked: Haku = {}, who = invoicer): Promise<LaskuHaku> =>
    invoicing.ask(laskuCalls.haku, { laskuttajaAsiakasId: 0, ...asked }, who);
  const idsOf = ({ laskut }: Pick<LaskuHaku, 'laskut'>) => laskut.map(({ keikkaLaskuId }) => keikkaLaskuId);
  const found = async (asked: Haku) => idsOf(await haku(asked));

  it('has the latest order first, those without a time before it, and exact sums of all', async () => {
    await stored(
      { keikkaLaskuId: 1, sumEur: '0.1', alvSumma: '0.02' },
      { keikkaLaskuId: 2, sumEur: '0.2', alvSumma: '-0.01' },
      { keikkaLaskuId: 3, sumEur: '90071992547409.93', alvSumma: '0', pumppuAika: null },
    );
    const all = await haku();
    expect(idsOf(all)).toEqual([3, 2, 1]);
    expect(all).toMatchObject({
      seuraava: null,
      yhteensa: {
        lukumaara: 3,
        sumEur: '90071992547410.23',
        alvSumma: '0.01',
        yhteensa: '90071992547410.24',
      },
    });
    expect(all.laskut[2]).toMatchObject({ sumEur: '0.10', yhteensa: '0.12', keikkaId: 4701, varmenne: 1 });
    expect(all.laskut).toEqual(await invoicing.ask(laskuCalls.listByAsiakas, { asiakasId: 0 }, invoicer));
  });

  it('is empty with sums of nothing where no invoice is found', async () => {
    expect(await haku({ text: 'ei ole' })).toEqual({
      laskut: [],
      seuraava: null,
      yhteensa: { lukumaara: 0, sumEur: '0.00', alvSumma: '0.00', yhteensa: '0.00' },
    });
  });

  it('is filtered by status, payer, destination and days, by one or by several', async () => {
    await stored(
      { keikkaLaskuId: 1, keikkaLaskuStatusTypeId: 10, laskuDestination: 'Netvisor' },
      { keikkaLaskuId: 2, maksajaAsiakasId: OTHER_CUSTOMER, laskuDestination: 'Fennoa' },
      { keikkaLaskuId: 3, keikkaLaskuStatusTypeId: 15, laskuDestination: 'Fennoa' },
      // Half past midnight in Helsinki: a day of its own.
      { keikkaLaskuId: 4, pumppuAika: new Date('2026-11-03T22:30:00.000Z') },
    );
    expect(await found({ tilat: [10] })).toEqual([1]);
    expect(await found({ tilat: [10, 15] })).toEqual([3, 1]);
    expect(await found({ tilat: [] })).toEqual([4, 3, 2, 1]);
    expect(await found({ maksajaAsiakasId: OTHER_CUSTOMER })).toEqual([2]);
    expect(await found({ kohde: 'Fennoa' })).toEqual([3, 2]);
    expect(await found({ first: '20261103' })).toEqual([4, 3]);
    expect(await found({ last: '20261103' })).toEqual([3, 2, 1]);
    expect(await found({ first: '20261102', last: '20261103' })).toEqual([3, 2]);
    expect(await found({ kohde: 'Fennoa', tilat: [15] })).toEqual([3]);
    expect(await found({ maksajaAsiakasId: SOURCE, first: '20261104' })).toEqual([4]);
    const { yhteensa } = await haku({ kohde: 'Fennoa', first: '20261101' });
    expect(yhteensa).toEqual({ lukumaara: 2, sumEur: '200.00', alvSumma: '51.00', yhteensa: '251.00' });
  });

  it('is searched for every word in number, order, payer and site, whatever the marks', async () => {
    await stored(
      { keikkaLaskuId: 1, laskuNo: '20473', tyomaaNimi: 'Äijälän koulu 100 %' },
      { keikkaLaskuId: 2, maksajaAsiakasNimi: 'Kivikon Betoni Oy', tyomaaNimi: 'Café Koivula' },
    );
    expect(await found({ text: '20473' })).toEqual([1]);
    expect(await found({ text: '4702' })).toEqual([2]);
    expect(await found({ text: 'oy ÄIJÄ' })).toEqual([1]);
    expect(await found({ text: 'kivikon cafe' })).toEqual([2]);
    expect(await found({ text: 'kivikon koulu' })).toEqual([]);
    expect(await found({ text: '100%' })).toEqual([]);
    expect(await found({ text: '  ' })).toEqual([2, 1]);
    expect(await found({ text: 'oy', kohde: 'Fennoa' })).toEqual([]);
  });

  it('goes on after its last invoice without a gap or a repeat, though others come meanwhile', async () => {
    const sameTime = new Date('2026-11-02T08:00:00.000Z');
    await stored(
      ...[1, 2, 3].map((keikkaLaskuId) => ({ keikkaLaskuId, pumppuAika: sameTime })),
      ...[4, 5, 6].map((keikkaLaskuId) => ({ keikkaLaskuId, pumppuAika: null })),
      { keikkaLaskuId: 7 },
    );
    const seen: number[] = [];
    for (let page = await haku({ raja: 2 }); ;) {
      seen.push(...idsOf(page));
      await stored({ keikkaLaskuId: 100 + seen.length });
      expect(page.yhteensa.lukumaara).toBe(6 + Math.ceil(seen.length / 2));
      if (page.seuraava === null) break;
      page = await haku({ raja: 2, jalkeen: page.seuraava });
    }
    expect(seen.filter((id) => id < 100)).toEqual([6, 5, 4, 7, 3, 2, 1]);
    expect(new Set(seen).size).toBe(seen.length);
    const plain = { asiakasId: OWN, raja: 2, jalkeen: '2026-11-02T08:00:00.000Z_3' };
    expect(idsOf({ laskut: await invoicing.ask(laskuCalls.listByAsiakas, plain, invoicer) })).toEqual([2, 1]);
  });

  it('has 500 invoices at once, and as many as it is asked for', async () => {
    const ids = Array.from({ length: 501 }, (_, index) => index + 1);
    await stored(...ids.map((keikkaLaskuId) => ({ keikkaLaskuId })));
    const page = await haku();
    expect(page.laskut).toHaveLength(500);
    expect(page.yhteensa).toMatchObject({ lukumaara: 501, sumEur: '50100.00' });
    expect(await found({ jalkeen: page.seuraava ?? '' })).toEqual([1]);
    expect(await found({ raja: 501 })).toHaveLength(501);
    expect(await haku({ raja: 501 })).toMatchObject({ seuraava: null });
  });

  it('is the company’s own, and nobody’s without the right', async () => {
    await stored({ keikkaLaskuId: 1 }, { keikkaLaskuId: 2, laskuttajaAsiakasId: RIVAL });
    expect(await haku({}, rivalInvoicer)).toMatchObject({
      laskut: [{ keikkaLaskuId: 2 }],
      yhteensa: { lukumaara: 1 },
    });
    const others = { laskuttajaAsiakasId: OWN };
    await expect(invoicing.ask(laskuCalls.haku, others, rivalInvoicer)).rejects.toMatchObject({
      code: 'AUTH.FOREIGN_TENANT',
    });
    await expect(haku({}, handler)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
  });

  it('refuses what is no cursor', async () => {
    for (const jalkeen of ['', '7', 'x_7', '2026-11-02T08:00:00.000Z_', '_1; drop'])
      await expect(haku({ jalkeen })).rejects.toMatchObject({ code: 'REQUEST.INVALID' });
  });

  it('finds an invoice by what it is changed to', async () => {
    const input = { keikkaId: 4711, laskuttajaAsiakasId: OWN, maksajaAsiakasId: 0 };
    const { keikkaLaskuId } = await invoicing.ask(laskuCalls.create, input, invoicer);
    expect(await found({ text: '4711 lohjan' })).toEqual([keikkaLaskuId]);
    await invoicing.ask(laskuCalls.save, { keikkaLaskuId, maksajaAsiakasId: OTHER_CUSTOMER }, invoicer);
    expect(await found({ text: 'muu asiakas' })).toEqual([keikkaLaskuId]);
    expect(await found({ text: 'lohjan valmis' })).toEqual([]);
  });
});
