import { orderMessages, type Failure, type GridKeikka } from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import { actors, keikka, startOrder } from './order-company.js';

/** Persons, and what each of them saves one after the other. */
const PERSONS = 50;
const SAVES_EACH = 10;
const ORDERS = 20;

/** More than the service has connections. */
const CROWD = 12;

describe('a crowd on one order', () => {
  let service: StartedService;

  beforeAll(async () => {
    service = await startOrder({
      keikat: [keikka(1), keikka(2), ...Array.from({ length: ORDERS }, (_, index) => keikka(101 + index))],
    });
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

  it('of fifty persons saves twenty orders: what was acknowledged is in the history once, and nothing else', async () => {
    const acknowledged: string[] = [];
    async function saves(person: number): Promise<void> {
      for (let round = 0; round < SAVES_EACH; round++) {
        const keikkaComment = `Henkilö ${person}, tallennus ${round}`;
        const keikkaId = 101 + ((person + round) % ORDERS);
        try {
          await service.ask(orderMessages.keikkaSave, { keikkaId, keikkaComment }, actors.handler);
          acknowledged.push(keikkaComment);
        } catch (error) {
          expect((error as Failure).code).toBe('SERVICE.BUSY');
        }
      }
    }
    await Promise.all(Array.from({ length: PERSONS }, (_, person) => saves(person)));
    const history = await service.dataSource.query<{ text: string; keikkaId: number; varmenne: number }[]>(
      `select new_value #>> '{}' as text, entity_id as "keikkaId", varmenne from change_history
        where entity_type = 'keikka' and entity_id > 100 and field_name = 'keikkaComment' order by entity_id, varmenne`,
    );
    expect(history.map(({ text }) => text).toSorted()).toEqual(acknowledged.toSorted());
    expect(acknowledged.length).toBeGreaterThan(0);
    const gaps = history.filter(
      ({ keikkaId, varmenne }, index) =>
        varmenne !==
        (history[index - 1]?.keikkaId === keikkaId ? (history[index - 1]?.varmenne ?? 0) + 1 : 2),
    );
    expect(gaps).toEqual([]);
  });
});
