import {
  laskutettavaNames,
  orderMessages,
  type Actor,
  type LaskutettavatQuery,
  type OrderDemoKeikka,
} from '@keikka/contracts';
import { helsinkiInstant, keikkaTila, settingType } from '@keikka/domain';
import { keikkaSchema } from '@keikka/domain/formula';
import type { StartedService } from '@keikka/server/testing';
import { actors, betoni, company, keikka, startOrder } from './order-company.js';

const on = (yyyymmdd: string, minutes = 600) => ({
  pumppuAika: helsinkiInstant(yyyymmdd, minutes).toISOString(),
});
const LAST_MINUTE = 24 * 60 - 1;
const MANY = 201;
const delivered = (keikkaId: number, changes: Partial<OrderDemoKeikka> = {}) =>
  keikka(keikkaId, { keikkaTilaId: keikkaTila.toimitettu, ...on('20251120'), ...changes });
const competitors = { ownerAsiakasId: company.competitor, pumppuAsiakasId: company.competitor };
const rivalInvoicer: Actor = { ...actors.competitor, settingTypes: [settingType.laskuAdmin] };
const companyAdmin: Actor = { ...actors.invoicer, settingTypes: [settingType.asiakasAdmin] };
const systemAdmin: Actor = { ...actors.competitor, settingTypes: [settingType.systemAdmin] };

describe('the delivered orders that a company may bill', () => {
  let service: StartedService;

  beforeAll(async () => {
    service = await startOrder({
      keikat: [
        delivered(1, { betonit: [betoni(33.5), betoni(12)] }),
        keikka(2, { ...on('20251120') }),
        delivered(3, { keikkaTilaId: keikkaTila.peruttu }),
        delivered(4, on('20251119', LAST_MINUTE)),
        delivered(5, on('20251121', 0)),
        delivered(6, { ...competitors, betoniAsiakasId: company.source }),
        delivered(7, { ...competitors, pumppuAsiakasId: company.own }),
        delivered(8, { ...competitors, betoniAsiakasId: company.own }),
        delivered(9, { ...competitors, sourceAsiakasId: company.own }),
        ...Array.from({ length: MANY }, (_, index) => delivered(100 + index, on('20251001'))),
      ],
    });
  });
  afterAll(() => service.stop());

  const ask = (changes: Partial<LaskutettavatQuery> = {}, actor: Actor = actors.invoicer) =>
    service.ask(
      orderMessages.keikkaLaskutettavat,
      { laskuttajaAsiakasId: company.own, first: '20251120', last: '20251120', after: 0, ...changes },
      actor,
    );
  const ids = async (...asked: Parameters<typeof ask>): Promise<number[]> =>
    (await ask(...asked)).keikat.map((one) => one.keikka.keikkaId);

  it('are those it plans, pumps or makes the concrete of, on days of Helsinki', async () => {
    expect(await ids()).toEqual([1, 7, 8]);
    expect(await ids({ first: '20251119', last: '20251121' })).toEqual([1, 4, 5, 7, 8]);
    expect(await ids({ laskuttajaAsiakasId: company.competitor }, rivalInvoicer)).toEqual([6, 7, 8, 9]);
  });

  it('say of an order what formulas read of it, as the whole order does', async () => {
    const [only] = (await ask()).keikat;
    const whole = await service.ask(
      orderMessages.keikkaGet,
      { keikkaId: 1, ownerAsiakasId: 0 },
      actors.handler,
    );
    const facts = { keikka: whole.keikkaData, ajoneuvo: whole.vehicleData };
    const valuesOf = (seen: object) => keikkaSchema.variables.map(({ name, read }) => [name, read(seen)]);
    expect(valuesOf(only ?? {})).toEqual(valuesOf(facts));
    expect(Object.keys(only?.keikka ?? {}).toSorted()).toEqual([...laskutettavaNames].toSorted());
    expect(only?.keikka.betonit.map(({ m3 }) => m3)).toEqual([33.5, 12]);
  });

  it('have the prices that the owner has agreed, for the owner alone', async () => {
    await service.dataSource.query(`update keikka_betoni set hinta_value = 118.5 where keikka_id in (1, 7)`);
    const { keikat } = await ask();
    expect(keikat.map(({ keikka: { betonit } }) => betonit.map((line) => line.hinta_value))).toMatchObject([
      ['118.5', '118.5'],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    const agreed = (keikkaId: number, actor: Actor) =>
      service.ask(orderMessages.keikkaHinnat, { keikkaId }, actor);
    const prices = [{ hinta_value: '118.5000' }, { hinta_value: '118.5000' }];
    expect(await agreed(1, actors.invoicer)).toMatchObject(prices);
    expect(await agreed(1, companyAdmin)).toMatchObject(prices);
    expect(await agreed(7, actors.invoicer)).toEqual([]);
    await expect(agreed(1, actors.handler)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    await expect(agreed(1, rivalInvoicer)).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
  });

  it('come in pages of two hundred, by id', async () => {
    const october = { first: '20251001', last: '20251001' };
    const { keikat, next } = await ask(october);
    expect([keikat.length, next]).toEqual([MANY - 1, 299]);
    expect(await ask({ ...october, after: 299 })).toMatchObject({
      keikat: [{ keikka: { keikkaId: 300 } }],
      next: null,
    });
  });

  it.each([
    ['62 days', '20251001', '20251201', undefined],
    ['63 days', '20251001', '20251202', 'REQUEST.INVALID'],
    ['an end before its beginning', '20251002', '20251001', 'REQUEST.INVALID'],
  ])('of %s: %s–%s is refused with %s', async (_, first, last, code) => {
    const answer = ask({ first, last });
    await (code
      ? expect(answer).rejects.toMatchObject({ code })
      : expect(answer).resolves.toMatchObject({ next: expect.any(Number) }));
  });

  it('are for its own invoicers, and for a system admin', async () => {
    for (const actor of [actors.handler, actors.driver, actors.portal])
      await expect(ask({}, actor)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    await expect(ask({}, rivalInvoicer)).rejects.toMatchObject({ code: 'AUTH.FOREIGN_TENANT' });
    expect(await ids({}, systemAdmin)).toEqual([1, 7, 8]);
  });
});
