import { laskuajoCalls, laskuCalls, type InputOf, type LaskuajoPoikkeuksineen } from '@keikka/contracts';
import { eventually } from '@keikka/testing';
import {
  companyAdmin,
  driver,
  handler,
  invoicer,
  OWN,
  RIVAL,
  rivalInvoicer,
  systemAdmin,
} from '../../test/invoicing-company.js';
import { billingWithout, storedPohja } from '../../test/lasku-company.js';
import { KeikkaLasku } from '../lasku/keikka-lasku.entity.js';
import { Laskupohja, LaskupohjaRivi } from '../laskupohja/laskupohja.entity.js';
import { Laskuajo } from './laskuajo.entity.js';

describe('a month of invoices in one run', () => {
  const { invoicing, neighbours } = billingWithout(Laskuajo, KeikkaLasku, Laskupohja);

  const november = { first: '20261101', last: '20261130' };
  const priced = { otsikko: 'Pumppaus', maaraEval: '{m3}', hintaEval: '2', yksikko: 'm³' };
  const aloita = (changes: Partial<InputOf<typeof laskuajoCalls.aloita>> = {}, who = invoicer) =>
    invoicing.ask(laskuajoCalls.aloita, { ...november, ...changes }, who);
  const get = (laskuajoId: number, who = invoicer) => invoicing.ask(laskuajoCalls.get, { laskuajoId }, who);
  const keskeyta = (laskuajoId: number, who = invoicer) =>
    invoicing.ask(laskuajoCalls.keskeyta, { laskuajoId }, who);
  const list = (who = invoicer) => invoicing.ask(laskuajoCalls.list, { laskuttajaAsiakasId: 0 }, who);
  const orders = (count: number) => {
    for (let keikkaId = 1; keikkaId <= count; keikkaId += 1) neighbours.order(keikkaId);
  };
  const billed = async () => {
    const laskut = await invoicing.dataSource.manager.find(KeikkaLasku, { order: { keikkaId: 'ASC' } });
    return laskut.map(({ keikkaId }) => keikkaId);
  };

  /** Waits as long as the run goes on, however long that takes. */
  const until = async (laskuajoId: number, holds: (ajo: LaskuajoPoikkeuksineen) => boolean) => {
    let ajo = await get(laskuajoId);
    while (!holds(ajo)) {
      const { kaikki, kasitelty } = ajo;
      ajo = await eventually(async () => {
        const next = await get(laskuajoId);
        expect(holds(next) || next.kaikki > kaikki || next.kasitelty > kasitelty).toBe(true);
        return next;
      });
    }
    return ajo;
  };
  const ended = (laskuajoId: number) => until(laskuajoId, ({ tila }) => tila !== 'käynnissä');
  const run = async () => ended((await aloita()).laskuajoId);

  /** Holds the making of an order's invoice until the returned function is called. */
  async function heldAt(keikkaId: number): Promise<() => Promise<void>> {
    const runner = invoicing.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('select pg_advisory_xact_lock($1::int, $2::int)', [OWN, keikkaId]);
    return async () => {
      await runner.commitTransaction();
      await runner.release();
    };
  }

  it('makes the invoice of each delivered order, and run twice it makes nothing twice', async () => {
    orders(5);
    await storedPohja(invoicing, {}, [priced]);
    const begun = await aloita();
    expect(begun).toMatchObject({ ...november, tila: 'käynnissä', paattynyt: null, kasitelty: 0 });
    expect(await ended(begun.laskuajoId)).toEqual({
      laskuajoId: begun.laskuajoId,
      laskuttajaAsiakasId: OWN,
      ...november,
      tila: 'valmis',
      aloitettu: begun.aloitettu,
      aloittajaNimi: begun.aloittajaNimi,
      paattynyt: expect.any(String),
      kaikki: 5,
      kasitelty: 5,
      luotu: 5,
      ohitettu: 0,
      poikkeuksia: 0,
      sumEur: '455.00',
      poikkeukset: [],
      viimeksi: [5, 4, 3, 2, 1].map((keikkaId) => ({
        keikkaId,
        keikkaLaskuId: expect.any(Number),
        luotu: expect.any(String),
        maksaja: 'Lohjan Valmisbetoni Oy',
        tyomaaNimi: neighbours.keikat.get(keikkaId)?.tyomaaNimi,
        laskupohjat: ['Perus 36 m'],
        riviCount: 1,
        sumEur: '91.00',
      })),
    });
    expect(await billed()).toEqual([1, 2, 3, 4, 5]);
    neighbours.order(6);
    expect(await run()).toMatchObject({ tila: 'valmis', kaikki: 6, kasitelty: 6, luotu: 1, ohitettu: 5 });
    expect(await billed()).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await list()).map(({ luotu }) => luotu)).toEqual([1, 5]);
  });

  it('makes an invoice as a person does: the same rows, sums, log and event', async () => {
    orders(2);
    await storedPohja(invoicing, {}, [priced]);
    const create = { keikkaId: 1, laskuttajaAsiakasId: OWN, maksajaAsiakasId: 0 };
    await invoicing.ask(laskuCalls.create, create, invoicer);
    await run();
    const made = (keikkaId: number) =>
      invoicing.ask(laskuCalls.listForKeikka, { keikkaId, laskuttajaAsiakasId: OWN }, invoicer);
    const [[byPerson], [byRun]] = [await made(1), await made(2)];
    const own = { keikkaLaskuId: 0, keikkaId: 0, laskuCreated: '' };
    expect({ ...byRun, ...own }).toEqual({ ...byPerson, ...own });
    expect(await invoicing.events('invoicing.lasku.changed.v1')).toEqual(
      expect.arrayContaining([expect.objectContaining({ keikkaId: 2, laskuttajaAsiakasId: OWN })]),
    );
  });

  it('is one at a time in a company, and begins once by its retry key', async () => {
    orders(4);
    await storedPohja(invoicing, {}, [priced]);
    const release = await heldAt(3);
    const both = await Promise.allSettled([aloita(), aloita()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(aloita()).rejects.toMatchObject({ code: 'LASKUAJO.RUNNING' });
    await release();
    const [first] = await list();
    await ended(first?.laskuajoId ?? 0);
    const begin = () => invoicing.ask(laskuajoCalls.aloita, november, invoicer, 'once');
    const { laskuajoId } = await begin();
    await ended(laskuajoId);
    expect(await begin()).toMatchObject({ laskuajoId });
    expect(await billed()).toEqual([1, 2, 3, 4]);
  });

  it('passes an order that a person bills at the same moment', async () => {
    orders(2);
    await storedPohja(invoicing, {}, [priced]);
    const release = await heldAt(2);
    const create = { keikkaId: 2, laskuttajaAsiakasId: OWN, maksajaAsiakasId: 0 };
    const person = invoicing.ask(laskuCalls.create, create, invoicer);
    const waiting = `select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted`;
    await eventually(async () => expect(await invoicing.dataSource.query(waiting)).toEqual([{ count: 1 }]));
    const { laskuajoId } = await aloita();
    await until(laskuajoId, ({ kasitelty }) => kasitelty === 1);
    await release();
    await person;
    expect(await ended(laskuajoId)).toMatchObject({ luotu: 1, ohitettu: 1 });
    expect(await billed()).toEqual([1, 2]);
  });

  it('is cancelled between two orders, and run again it goes on', async () => {
    orders(20);
    await storedPohja(invoicing, {}, [priced]);
    const release = await heldAt(3);
    const { laskuajoId } = await aloita();
    expect(await until(laskuajoId, ({ kasitelty }) => kasitelty >= 2)).toMatchObject({ kaikki: 20 });
    const cancelling = keskeyta(laskuajoId);
    await release();
    const cancelled = await cancelling;
    expect(cancelled).toMatchObject({ tila: 'keskeytetty', paattynyt: expect.any(String) });
    const made = await billed();
    expect(cancelled.luotu).toBe(made.length);
    expect(made.length).toBeLessThan(20);
    expect(await run()).toMatchObject({ tila: 'valmis', luotu: 20 - made.length, ohitettu: made.length });
    expect(await billed()).toHaveLength(20);
    expect(await get(laskuajoId)).toMatchObject({ tila: 'keskeytetty', luotu: made.length });
    // To cancel what has ended changes nothing.
    expect(await keskeyta(laskuajoId)).toMatchObject({ paattynyt: cancelled.paattynyt });
  });

  it('whose process is gone is told as cancelled, and gives way to another', async () => {
    orders(1);
    await storedPohja(invoicing, {}, [priced]);
    const { laskuajoId } = await run();
    const silent = {
      tila: 'käynnissä',
      paattynyt: null,
      paivitetty: new Date('2026-11-20T08:00:00.000Z'),
    } as const;
    await invoicing.dataSource.manager.update(Laskuajo, { laskuajoId }, silent);
    const stood = { laskuajoId, tila: 'keskeytetty', paattynyt: silent.paivitetty.toISOString() };
    expect(await list()).toMatchObject([stood]);
    expect(await run()).toMatchObject({ tila: 'valmis', ohitettu: 1 });
    expect(await get(laskuajoId)).toMatchObject(stood);
  });

  it('lists what somebody has to look at, by reason', async () => {
    orders(4);
    neighbours.order(1, { sourceAsiakasId: OWN, asiakasId: null });
    neighbours.order(2, { m3: 1 });
    await storedPohja(invoicing, { evalCriteria: '{m3 > 1}' }, [
      priced,
      { ...priced, otsikko: 'Lisä', hintaEval: '{"abc"}' },
    ]);
    const { poikkeukset, ...ajo } = await run();
    expect(ajo).toMatchObject({ tila: 'valmis', kasitelty: 4, luotu: 2, poikkeuksia: 4 });
    const kaava = { syy: 'kaavaEiLaske', selite: 'Lisä: Hinta ei kelpaa: abc', rahaa: '91.00' };
    expect(poikkeukset).toMatchObject([
      { keikkaId: 2, syy: 'eiPohjaa', selite: expect.stringMatching(/^Perus 36 m: /), keikkaLaskuId: null },
      { keikkaId: 3, ...kaava, maksaja: 'Lohjan Valmisbetoni Oy', keikkaLaskuId: expect.any(Number) },
      { keikkaId: 4, ...kaava },
      { keikkaId: 1, syy: 'eiMaksajaa', maksaja: '', keikkaLaskuId: null },
    ]);
    expect(await billed()).toEqual([3, 4]);
  });

  it('says what an order without a template would bill, were the one that ended to go on', async () => {
    orders(1);
    await storedPohja(invoicing, { endDate: '20261031' }, [priced]);
    expect((await run()).poikkeukset).toMatchObject([
      { syy: 'eiPohjaa', selite: 'Perus 36 m: Päättyi 31.10.2026', rahaa: '91.00' },
    ]);
  });

  it('makes no empty invoice: that templates fit and give no row is an exception, made once that is mended', async () => {
    orders(1);
    const pohja = await storedPohja(invoicing, {}, [{ ...priced, evalCriteria: '{m3 > 100}' }]);
    const first = await run();
    expect(first).toMatchObject({ luotu: 0, poikkeuksia: 1, viimeksi: [] });
    expect(first.poikkeukset).toMatchObject([
      { syy: 'eiRiveja', selite: 'Perus 36 m: yhtään riviä ei tule', rahaa: null, keikkaLaskuId: null },
    ]);
    expect(await billed()).toEqual([]);
    await invoicing.dataSource.manager.update(
      LaskupohjaRivi,
      { laskupohjaId: pohja.laskupohjaId },
      { evalCriteria: '' },
    );
    expect(await run()).toMatchObject({ luotu: 1, poikkeuksia: 0 });
  });

  it('lists an order whose invoice could not be made, goes on, and run again it makes it', async () => {
    orders(2);
    await storedPohja(invoicing, {}, [priced]);
    const release = await heldAt(1);
    const failed = await run();
    await release();
    expect(failed).toMatchObject({ tila: 'valmis', kasitelty: 2, luotu: 1, poikkeuksia: 1 });
    expect(failed.poikkeukset).toMatchObject([
      {
        keikkaId: 1,
        syy: 'eiSyntynyt',
        selite: 'Laskun luonti epäonnistui',
        rahaa: '91.00',
        keikkaLaskuId: null,
      },
    ]);
    expect(await run()).toMatchObject({ luotu: 1, ohitettu: 1, poikkeuksia: 0 });
  });

  it('is begun and cancelled by invoicers, and seen by the own company', async () => {
    const { laskuajoId } = await run();
    for (const who of [companyAdmin, systemAdmin])
      expect(await get(laskuajoId, who)).toMatchObject({ tila: 'valmis', kaikki: 0 });
    for (const who of [handler, driver]) {
      await expect(aloita({}, who)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
      await expect(list(who)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    }
    expect(await list(rivalInvoicer)).toEqual([]);
    for (const call of [get, keskeyta])
      await expect(call(laskuajoId, rivalInvoicer)).rejects.toMatchObject({ code: 'LASKUAJO.NOT_FOUND' });
    const foreign = aloita({ laskuttajaAsiakasId: OWN }, rivalInvoicer);
    await expect(foreign).rejects.toMatchObject({ code: 'AUTH.FOREIGN_TENANT' });
    const rivals = await aloita({ laskuttajaAsiakasId: RIVAL }, rivalInvoicer);
    expect(rivals).toMatchObject({ laskuttajaAsiakasId: RIVAL });
    await expect(get(rivals.laskuajoId, companyAdmin)).rejects.toMatchObject({ code: 'LASKUAJO.NOT_FOUND' });
  });

  it('refuses a period that the order service would refuse', async () => {
    for (const period of [{ first: '20261201' }, { first: '20260901' }])
      await expect(aloita(period)).rejects.toMatchObject({ code: 'REQUEST.INVALID' });
  });
});
