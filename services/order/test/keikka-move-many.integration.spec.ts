import { keikkaCalls, type GridKeikka, type KeikkaMove } from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, keikka, startOrder, vehicle } from './order-company.js';

/** The day after that on which the orders stand. */
const NEXT_DAY = '2025-11-21T08:00:00.000Z';

describe('moving several orders at once', () => {
  let service: StartedService;

  beforeEach(async () => {
    service = await startOrder({
      keikat: [
        ...[1, 2, 3].map((id) => keikka(id)),
        keikka(7, {
          ownerAsiakasId: company.competitor,
          tyomaaId: company.competitor,
          vehicleId: vehicle.competitors,
        }),
      ],
    });
  });
  afterEach(() => service.stop());

  const moveMany = (moves: KeikkaMove[], key?: string): Promise<{ moved: GridKeikka[] }> =>
    service.ask(keikkaCalls.saveMoves, { moves }, actors.handler, key);
  const toNextDay = (keikkaId: number, rest: Partial<KeikkaMove> = {}): KeikkaMove => ({
    keikkaId,
    pumppuAika: NEXT_DAY,
    ...rest,
  });
  const versions = async (): Promise<unknown> =>
    service.dataSource.query(
      `select keikka_id as id, varmenne, (select count(*)::int from outbox where data->>'keikkaId' = keikka_id::text) as events
      from keikka where keikka_id in (1, 2, 3) order by 1`,
    );
  const untouched = [1, 2, 3].map((id) => ({ id, varmenne: 1, events: 0 }));

  it('moves all of them in one version each, and tells both days of each', async () => {
    const { moved } = await moveMany([toNextDay(2, { vehicleId: vehicle.p2 }), toNextDay(1)]);
    expect(moved).toMatchObject([
      { keikkaId: 1, pumppuAika: NEXT_DAY, vehicleId: vehicle.p1, varmenne: 2 },
      { keikkaId: 2, pumppuAika: NEXT_DAY, vehicleId: vehicle.p2, varmenne: 2 },
    ]);
    const [{ days }] = await service.dataSource.query<[{ days: string[] }]>(
      `select data->'days' as days from outbox where data->>'keikkaId' = '1'`,
    );
    expect(days).toEqual(['20251120', '20251121']);
    const logs = await service.dataSource.query<{ message: string }[]>(
      `select message from step_log where keikka_id = 1`,
    );
    expect(logs).toEqual([{ message: expect.stringContaining('Päivämäärä vaihdettu') as string }]);
  });

  it('answers with those that stand there already too, and changes nothing of them', async () => {
    const { moved } = await moveMany([toNextDay(1), { keikkaId: 2, vehicleId: vehicle.p1 }]);
    expect(moved.map(({ keikkaId, varmenne }) => [keikkaId, varmenne])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it.each<[string, KeikkaMove, string]>([
    ['another company’s', { keikkaId: 7, pumppuAika: NEXT_DAY }, 'KEIKKA.NO_ACCESS'],
    ['an unknown one', { keikkaId: 999, pumppuAika: NEXT_DAY }, 'KEIKKA.NOT_FOUND'],
    ['one for a vehicle out of use', { keikkaId: 3, vehicleId: vehicle.retired }, 'VEHICLE.NOT_IN_SERVICE'],
    [
      'one that a colleague has changed',
      { keikkaId: 3, pumppuAika: NEXT_DAY, varmenne: 9 },
      'CHANGE.OUTDATED',
    ],
    [
      'one that stands elsewhere by now',
      { keikkaId: 3, pumppuAika: NEXT_DAY, originalPumppuAika: '2025-11-20T05:00:00Z' },
      'KEIKKA.MOVED',
    ],
    ['one of 14 minutes', { keikkaId: 3, pumppuKesto: 14 }, 'KEIKKA.DURATION_TOO_SHORT'],
    ['one with a stranger as its driver', { keikkaId: 3, personIds: [30] }, 'PERSON.NOT_FOUND'],
  ])('moves none when one of them is %s, and says which', async (_, refused, code) => {
    const moves = [toNextDay(1), refused, toNextDay(2)];
    const { keikkaId } = refused;
    const details = expect.objectContaining({ keikkaId }) as unknown;
    await expect(moveMany(moves)).rejects.toMatchObject({ code, details });
    expect(await versions()).toEqual(untouched);
  });

  it('answers a retry under the same key as the first time', async () => {
    const first = await moveMany([toNextDay(1), toNextDay(2)], 'key');
    expect(await moveMany([toNextDay(1), toNextDay(2)], 'key')).toEqual(first);
    expect(await versions()).toMatchObject([{ varmenne: 2 }, { varmenne: 2 }, { varmenne: 1 }]);
  });

  it('is closed to who may not plan', async () => {
    const asked = service.ask(keikkaCalls.saveMoves, { moves: [toNextDay(1)] }, actors.driver);
    await expect(asked).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
  });

  it('lets two dispatchers move the same orders in opposite order, one after the other', async () => {
    const away = [1, 2, 3].map((id) => toNextDay(id));
    const onP2 = [3, 2, 1].map((keikkaId) => ({ keikkaId, vehicleId: vehicle.p2 }));
    await Promise.all([moveMany(away), moveMany(onP2), moveMany(away), moveMany(onP2)]);
    const { moved } = await moveMany([1, 2, 3].map((keikkaId) => ({ keikkaId })));
    expect(moved).toMatchObject(
      [1, 2, 3].map((keikkaId) => ({ keikkaId, vehicleId: vehicle.p2, pumppuAika: NEXT_DAY, varmenne: 3 })),
    );
  });
});
