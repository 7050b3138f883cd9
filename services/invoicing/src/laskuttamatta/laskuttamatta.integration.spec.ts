import {
  laskuCalls,
  laskutettavaNames,
  laskuttamattaCalls,
  orderMessages,
  type InputOf,
  type Laskutettavat,
} from '@keikka/contracts';
import { answerAs } from '@keikka/server/testing';
import {
  companyAdmin,
  driver,
  handler,
  invoicer,
  OWN,
  RIVAL,
  rivalInvoicer,
  startInvoicing,
  systemAdmin,
} from '../../test/invoicing-company.js';
import { billingWithout, CUSTOMER, SOURCE, storedPohja } from '../../test/lasku-company.js';
import { KeikkaLasku } from '../lasku/keikka-lasku.entity.js';
import { Laskupohja } from '../laskupohja/laskupohja.entity.js';

describe('work that is delivered and not billed', () => {
  const { invoicing, neighbours } = billingWithout(KeikkaLasku, Laskupohja);

  const list = (changes: Partial<InputOf<typeof laskuttamattaCalls.list>> = {}, who = invoicer) =>
    invoicing.ask(laskuttamattaCalls.list, { first: '20261120', last: '20261120', ...changes }, who);
  const create = (keikkaId: number) =>
    invoicing.ask(laskuCalls.create, { keikkaId, laskuttajaAsiakasId: OWN, maksajaAsiakasId: 0 }, invoicer);
  const setTila = (keikkaLaskuId: number, keikkaLaskuStatusTypeId: number) =>
    invoicing.ask(laskuCalls.save, { keikkaLaskuId, keikkaLaskuStatusTypeId }, invoicer);
  const priced = { otsikko: 'Pumppaus', maaraEval: '{m3}', hintaEval: '2', yksikko: 'm³' };

  it('names the order, who pays it and what its invoice would be, until there is one', async () => {
    neighbours.order(4711);
    await storedPohja(invoicing, {}, [priced]);
    expect(await list()).toEqual({
      rivit: [
        {
          keikkaId: 4711,
          pumppuAika: '2026-11-20T08:00:00.000Z',
          maksajaAsiakasId: SOURCE,
          maksaja: 'Lohjan Valmisbetoni Oy',
          sourceAsiakasId: SOURCE,
          sourceAsiakasNimi: 'Lohjan Valmisbetoni Oy',
          sourceAsiakasColorCode: neighbours.keikat.get(4711)?.sourceAsiakasColorCode,
          tyomaaNimi: neighbours.keikat.get(4711)?.tyomaaNimi,
          ajoneuvo: expect.any(String),
          toimitettuM3: 45.5,
          laskutettuM3: null,
          syy: 'eiLaskua',
          havainto: 'Laskupohja Perus 36 m',
          rahaa: '91.00',
          arvio: null,
          keikkaLaskuId: null,
          laskupohjat: ['Perus 36 m'],
          korjaus: 'luoLasku',
          jatkettava: null,
          hinnattomat: [],
        },
      ],
      keikkaCount: 1,
      isCut: false,
    });
    await create(4711);
    expect(await list()).toMatchObject({ rivit: [], keikkaCount: 1 });
  });

  it('reads all pages of orders, each with its own invoices', async () => {
    for (const keikkaId of [1, 2, 3, 4, 5]) neighbours.order(keikkaId);
    await storedPohja(invoicing, {}, [priced]);
    await create(2);
    const { keikkaLaskuId } = await create(4);
    neighbours.order(4, { m3: 50, betonit: [{ ...neighbours.order(4).betonit[0], m3: 50 } as never] });
    const { rivit, keikkaCount } = await list();
    expect(keikkaCount).toBe(5);
    expect(rivit.map(({ keikkaId, syy }) => [keikkaId, syy])).toEqual([
      [1, 'eiLaskua'],
      [3, 'eiLaskua'],
      [4, 'eriM3'],
      [5, 'eiLaskua'],
    ]);
    expect(rivit[2]).toMatchObject({ keikkaLaskuId, laskutettuM3: 45.5, toimitettuM3: 50, rahaa: '9.00' });
  });

  it('says what keeps templates from fitting, those of any state', async () => {
    neighbours.order(4711, { sourceAsiakasId: OWN });
    await storedPohja(invoicing, { endDate: '20261031' }, [priced]);
    const [row] = (await list()).rivit;
    expect(row).toMatchObject({
      syy: 'eiPohjaa',
      havainto: 'Perus 36 m: Päättyi 31.10.2026',
      maksajaAsiakasId: CUSTOMER,
      maksaja: 'Rakennus Koskinen Oy',
      rahaa: '91.00',
    });
  });

  it('estimates what no template prices, by what the payer was billed lately', async () => {
    for (const keikkaId of [1, 2, 3, 4]) neighbours.order(keikkaId);
    neighbours.order(1, { pumppuAika: '2026-05-20T08:00:00.000Z' });
    neighbours.order(5, { sourceAsiakasId: OWN });
    const { laskupohjaId } = await storedPohja(invoicing, {}, [priced]);
    const [old, billed, credited] = await Promise.all([1, 2, 3].map(create));
    for (const one of [old, billed, credited]) await setTila(one?.keikkaLaskuId ?? 0, 15);
    const { manager } = invoicing.dataSource;
    await manager.delete(Laskupohja, { laskupohjaId });
    const toPayer = { rahaa: '91.00', yksikkohinta: '2.00', yksikkö: 'm³', kenelle: 'maksajalle' };
    const { rivit } = await list();
    expect(rivit).toMatchObject([
      { keikkaId: 4, syy: 'eiPohjaa', rahaa: null, arvio: { ...toPayer, laskuja: 2 } },
      // Two invoices of another customer say too little.
      { keikkaId: 5, syy: 'eiPohjaa', rahaa: null, arvio: null },
    ]);
    const hyvitys = { hyvitettyKeikkaLaskuId: credited?.keikkaLaskuId };
    await manager.update(KeikkaLasku, { keikkaLaskuId: billed?.keikkaLaskuId }, hyvitys);
    expect((await list()).rivit).toMatchObject([
      { keikkaId: 4, arvio: null },
      { keikkaId: 5, arvio: null },
    ]);
  });

  it('names prices of 0, and leaves what somebody settled or billed', async () => {
    for (const keikkaId of [1, 2, 3]) neighbours.order(keikkaId);
    await storedPohja(invoicing, {}, [{ ...priced, hintaEval: '{"abc"}' }]);
    const made = await Promise.all([1, 2, 3].map(create));
    await setTila(made[1]?.keikkaLaskuId ?? 0, 1);
    await setTila(made[2]?.keikkaLaskuId ?? 0, 15);
    expect((await list()).rivit).toMatchObject([
      { keikkaId: 1, syy: 'hinta0', havainto: 'Pumppaus: Hinta ei kelpaa: abc' },
    ]);
  });

  it('counts only the invoices that the company sends itself', async () => {
    neighbours.order(4711, { ownerAsiakasId: RIVAL });
    await storedPohja(invoicing, {}, [priced]);
    await create(4711);
    const rivals = await list({ laskuttajaAsiakasId: RIVAL }, rivalInvoicer);
    expect(rivals.rivit).toMatchObject([{ keikkaId: 4711, syy: 'eiPohjaa', keikkaLaskuId: null }]);
  });

  it('is shown to who reads invoices, of the own company', async () => {
    neighbours.order(4711);
    for (const who of [invoicer, companyAdmin, systemAdmin])
      expect(await list({ laskuttajaAsiakasId: OWN }, who)).toMatchObject({ keikkaCount: 1 });
    for (const who of [handler, driver])
      await expect(list({}, who)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    await expect(list({ laskuttajaAsiakasId: OWN }, rivalInvoicer)).rejects.toMatchObject({
      code: 'AUTH.FOREIGN_TENANT',
    });
  });

  it('is refused as the order service refuses the period', async () => {
    await expect(list({ first: '20261121' })).rejects.toMatchObject({ code: 'REQUEST.INVALID' });
  });

  it('looks at what was delivered last first, and at each order of the period once', async () => {
    const pumped = (keikkaId: number, day: string) =>
      neighbours.order(keikkaId, { pumppuAika: `2026-${day}T08:00:00.000Z` });
    for (const [index, day] of ['10-21', '11-19', '10-20', '11-20', '11-02'].entries())
      pumped(index + 1, day);
    await storedPohja(invoicing, {}, [priced]);
    const found = await list({ first: '20261021' });
    expect(found.rivit.map(({ keikkaId }) => keikkaId)).toEqual([2, 4, 5, 1]);
    expect(found.keikkaCount).toBe(4);
  });

  it('tells of a period with more orders than one call looks at', async () => {
    const one = neighbours.order(1);
    const lavish = await startInvoicing();
    try {
      // Pages of a thousand that never end, of what the order service tells of an order.
      const told = Object.fromEntries(laskutettavaNames.map((name) => [name, one[name]]));
      const keikat = Array.from({ length: 1000 }, (_, index) => ({
        keikka: { ...told, keikkaId: index + 1 },
        ajoneuvo: null,
      })) as unknown as Laskutettavat['keikat'];
      answerAs(lavish.nats, orderMessages.keikkaLaskutettavat, ({ after }) => ({ keikat, next: after + 1 }));
      const answer = lavish.ask(laskuttamattaCalls.list, { first: '20261120', last: '20261120' }, invoicer);
      expect(await answer).toMatchObject({ keikkaCount: 2000, isCut: true });
    } finally {
      await lavish.stop();
    }
  });
});
