import { randomUUID } from 'node:crypto';
import { jetstreamManager } from '@nats-io/jetstream';
import { EVENT_STREAM, EVENT_SUBJECT_PREFIX, type EventEnvelope } from '@keikka/contracts';
import { eventually } from '@keikka/testing';
import {
  runFixture,
  startFixture,
  startFixtureInfrastructure,
  type Fixture,
  type FixtureInfrastructure,
  type FixtureProcess,
} from './fixture-service.js';

/** Three batches, so that the stop comes in the middle. */
const EMITTED = 600;
/** The message in hand at the stop is given out again when its time is over. */
const REDELIVERY_MS = 45_000;

describe('a relay that is stopped in mid-batch', () => {
  let infrastructure: FixtureInfrastructure;
  let running: FixtureProcess;
  const heard: string[] = [];

  beforeAll(async () => {
    infrastructure = await startFixtureInfrastructure();
    infrastructure.nats.subscribe(`${EVENT_SUBJECT_PREFIX}>`, {
      callback: (_, message) => void heard.push(message.json<EventEnvelope>().id),
    });
    running = await runFixture(infrastructure.env);
  });
  afterAll(async () => {
    await running.app.close();
    await infrastructure.stop();
  });

  const ids = Array.from({ length: EMITTED }, () => randomUUID());
  const countPublished = async (): Promise<number> => {
    const [{ count }] = await running.dataSource.query<[{ count: number }]>(
      'select count(*)::int as count from outbox where published_at is not null',
    );
    return count;
  };

  it('loses no event and publishes none twice', async () => {
    await running.transactions.run(({ manager }) =>
      manager.query(
        `insert into outbox (message_id, name, data, correlation_id, at)
         select id, 'staff.rights.changed.v1', '{"personId":1}', 'c', now() from unnest($1::uuid[]) as id`,
        [ids],
      ),
    );
    await eventually(() => expect(heard.length).toBeGreaterThan(20));
    const stopped = running;
    await stopped.app.close();
    const out = heard.length;
    expect(out).toBeLessThan(EMITTED);

    running = await runFixture(infrastructure.env);
    await eventually(async () => expect(await countPublished()).toBe(EMITTED), 20_000);
    await eventually(
      () => expect([...stopped.seen.ids, ...running.seen.ids].sort()).toEqual([...ids].sort()),
      REDELIVERY_MS,
    );
    expect(heard).toEqual(ids);
    const { state } = await (await jetstreamManager(infrastructure.nats)).streams.info(EVENT_STREAM);
    expect(state.messages).toBe(EMITTED);
  });
});

describe('a relay that is frozen with the lock', () => {
  let fixture: Fixture;

  beforeAll(async () => {
    fixture = await startFixture();
  });
  afterAll(() => fixture.stop());

  it('loses it after ten seconds, and another publishes', async () => {
    const frozen = fixture.dataSource.createQueryRunner();
    await frozen.startTransaction();
    // It waits for the relay of the fixture to give the lock away.
    await frozen.query(`select pg_advisory_xact_lock(hashtext('outbox'), hashtext(current_schema()))`);
    await fixture.transactions.run((tx) => tx.emit('staff.rights.changed.v1', { personId: 1 }));
    await eventually(() => expect(fixture.seen.ids).toHaveLength(1), 14_000);
    // When it wakes up, it finds its transaction gone, and the process goes on.
    await expect(frozen.query('select 1')).rejects.toThrow();
    await frozen.release();
    expect(await fixture.dataSource.query('select 1 as one')).toEqual([{ one: 1 }]);
  });
});
