import { personCalls, type OrderDemoKeikka } from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import { SUMS_SQL } from '../src/kuski/kuski.sql.js';
import { actors, betoni, company, keikka, person, startOrder } from './order-company.js';

const DELIVERED = 9;
const [MARCH, MAY] = ['20250331', '20250520'];

/** An order of 10 m³ on a Helsinki instant. */
const driven = (keikkaId: number, pumppuAika: string, change: Partial<OrderDemoKeikka> = {}) =>
  keikka(keikkaId, {
    pumppuAika,
    keikkaTilaId: DELIVERED,
    kuskit: [person.driver],
    betonit: [betoni(7.5), betoni(2.5)],
    ...change,
  });

describe('what drivers have driven in six months [O-317]', () => {
  let service: StartedService;
  beforeAll(async () => {
    const foreign = {
      ownerAsiakasId: company.competitor,
      tyomaaId: company.competitor,
      // The own company pumps it: it is read, and still not the company's own.
      pumppuAsiakasId: company.own,
    };
    service = await startOrder({
      keikat: [
        // The window of 20.11.2025 begins on 20.5. in summer time and ends on 19.11. in winter time.
        driven(1, '2025-05-19T20:59:59.999Z', { kuskit: [person.driver2] }),
        driven(2, '2025-05-19T21:00:00.000Z'),
        driven(3, '2025-11-19T21:59:59.999Z'),
        driven(4, '2025-11-19T22:00:00.000Z'),
        driven(5, '2025-08-01T08:00:00.000Z', { kuskit: [person.keikkaAdmin, person.driver] }),
        driven(6, '2025-08-02T08:00:00.000Z', { keikkaTilaId: 100, betonit: [] }),
        ...[1, 2, 3, 4, 5, 6, 8, 10].map((keikkaTilaId, at) =>
          driven(10 + at, '2025-08-03T08:00:00.000Z', { keikkaTilaId }),
        ),
        driven(20, '2025-08-04T08:00:00.000Z', foreign),
        driven(21, '2025-08-04T08:00:00.000Z', { kuskit: [] }),
        driven(22, '2024-09-29T20:59:00.000Z', { kuskit: [person.partnerDriver] }),
        driven(23, '2024-09-29T21:00:00.000Z', { kuskit: [person.partnerDriver] }),
      ],
    });
  });
  afterAll(() => service.stop());

  const sums = (yyyymmdd: string, actor = actors.handler) =>
    service.ask(personCalls.listKuskiSums, { ownerAsiakasId: 0, yyyymmdd }, actor);

  it('count delivered and archived orders from the first day to the last, for each of their drivers', async () => {
    expect(await sums('20251120')).toEqual([
      { personId: person.keikkaAdmin, m3: 10, keikkaCount: 1 },
      { personId: person.driver, m3: 30, keikkaCount: 4 },
    ]);
  });

  it('begin a day earlier, and end one later, with the day that is asked', async () => {
    expect(await sums('20251119')).toContainEqual({ personId: person.driver2, m3: 10, keikkaCount: 1 });
    expect(await sums('20251121')).toContainEqual({ personId: person.driver, m3: 30, keikkaCount: 4 });
    expect(await sums(MAY)).toEqual([{ personId: person.driver2, m3: 10, keikkaCount: 1 }]);
  });

  it('begin on the last day of a month that has no such day', async () => {
    expect(await sums(MARCH)).toEqual([{ personId: person.partnerDriver, m3: 10, keikkaCount: 1 }]);
  });

  it('are of the reader’s own company alone, whatever company is named', async () => {
    expect(await sums('20251120', actors.competitor)).toEqual([
      { personId: person.driver, m3: 10, keikkaCount: 1 },
    ]);
    expect(await sums('20251120', actors.sourceStaff)).toEqual([]);
    await expect(sums('20251120', actors.driver)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
  });

  it('are read by their index', async () => {
    const { manager } = service.dataSource;
    const plan = await manager.transaction(async (tx) => {
      // So few rows are read whole otherwise.
      await tx.query('set local enable_seqscan = off');
      return tx.query<{ 'QUERY PLAN': string }[]>(`explain ${SUMS_SQL}`, [company.own, '20251120']);
    });
    expect(plan.map((line) => line['QUERY PLAN']).join()).toMatch(/keikka_delivered/);
  });
});
