import { orderMessages, type GridKeikka } from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import { actors, keikka, startOrder } from './order-company.js';

/** More than the service has connections. */
const CROWD = 12;

describe('a crowd on one order', () => {
  let service: StartedService;

  beforeAll(async () => {
    service = await startOrder({ keikat: [keikka(1), keikka(2)] });
  });

  afterAll(() => service.stop());

  const move = (keikkaId: number, minute: number): Promise<GridKeikka> =>
    service.ask(
      orderMessages.keikkaMove,
      { keikkaId, pumppuAika: `2025-11-20T09:${String(minute).padStart(2, '0')}:00.000Z` },
      actors.handler,
    );

  it('waits for a held row without the connections of the others, and is told that it is busy', async () => {
    const holder = service.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('select from keikka where keikka_id = 1 for update');
    const crowd = Array.from({ length: CROWD }, (_, minute) => move(1, minute));
    const answers = Promise.allSettled(crowd);
    try {
      expect(await move(2, 0)).toMatchObject({ keikkaId: 2 });
      await expect(Promise.race(crowd)).rejects.toMatchObject({ code: 'SERVICE.BUSY' });
    } finally {
      await holder.rollbackTransaction();
      await holder.release();
    }
    const moved = (await answers).filter(({ status }) => status === 'fulfilled');
    expect(moved.length).toBeGreaterThan(0);
  });
});
