import { statCalls, type OrderDemoKeikka } from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import { actors, betoni, company, keikka, startOrder } from './order-company.js';

const NOW = '2026-11-26T10:00:00.000Z';

/** An order of 10 m³ and an hour. */
const had = (keikkaId: number, pumppuAika: string, change: Partial<OrderDemoKeikka> = {}) =>
  keikka(keikkaId, {
    pumppuAika,
    pumppuKesto: 60,
    keikkaTilaId: 3,
    sourceAsiakasId: company.source,
    betoniAsiakasId: null,
    pumppuAsiakasId: company.own,
    betonit: [betoni(7.5), betoni(2.5)],
    ...change,
  });

describe('the weighted statistics of sources', () => {
  let service: StartedService;
  beforeAll(async () => {
    service = await startOrder({
      keikat: [
        had(1, '2026-11-26T21:59:59.999Z'),
        had(2, '2026-11-26T22:00:00.000Z'),
        had(3, '2026-10-27T22:00:00.000Z'),
        had(4, '2026-10-27T21:59:59.999Z'),
        had(5, '2026-09-27T20:59:59.999Z'),
        had(6, '2026-08-28T21:00:00.000Z'),
        had(7, '2026-08-28T20:59:59.999Z'),
        had(8, NOW, { keikkaTilaId: 8 }),
        had(9, NOW, { keikkaTilaId: 10 }),
        had(10, NOW, { sourceAsiakasId: company.own, betonit: [] }),
        had(11, NOW, { ownerAsiakasId: company.competitor, tyomaaId: company.competitor }),
        had(12, NOW, { betoniAsiakasId: company.source }),
      ],
    });
    service.standAt(NOW);
  });
  afterAll(() => service.stop());

  const list = (actor = actors.handler) => service.ask(statCalls.listWeighted, { id: 0 }, actor);

  it('weigh an order by its age, and leave out what is no work, too old or still ahead [I-046] [O-064]', async () => {
    const ofSource = {
      sourceAsiakasId: company.source,
      sourceAsiakasNimi: 'source Oy',
      sourceAsiakasColorCode: expect.any(String) as string,
      pumppuAsiakasId: company.own,
      pumppuAsiakasNimi: 'own Oy',
    };
    expect(await list()).toEqual([
      {
        ...ofSource,
        betoniAsiakasId: null,
        betoniAsiakasNimi: '',
        weightedM3: 30,
        weightedCount: 3,
        weightedKeikkaMinutes: 180,
      },
      {
        ...ofSource,
        betoniAsiakasId: company.source,
        betoniAsiakasNimi: 'source Oy',
        weightedM3: 10,
        weightedCount: 1,
        weightedKeikkaMinutes: 60,
      },
      expect.objectContaining({ sourceAsiakasId: company.own, weightedM3: 0, weightedCount: 1 }),
    ]);
  });

  it('are of the own company alone, for who may make orders', async () => {
    expect(await list(actors.competitor)).toMatchObject([{ weightedM3: 10, weightedCount: 1 }]);
    expect(await list(actors.sourceStaff)).toEqual([]);
    await expect(list(actors.driver)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
  });
});
