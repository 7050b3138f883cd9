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

/** More than a batch, so that the stop comes in the middle. */
const EMITTED = 400;
/** Each event is counted in a transaction of its own. */
const BUSY_MS = 180_000;

const emitAll = ({ transactions }: FixtureProcess, ids: readonly string[]): Promise<void> =>
  transactions.run(({ manager }) =>
    manager.query(
      `insert into outbox (message_id, name, data, correlation_id, at)
       select id, 'staff.rights.changed.v1', '{"personId":1}', 'c', now() from unnest($1::uuid[]) as id`,
      [ids],
    ),
  );

/** Holds up the whole process. */
function freeze(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('a relay that is stopped in mid-batch', () => {
  let infrastructure: FixtureInfrastructure;
  let running: FixtureProcess;
  const heard: string[] = [];
  let isBusy = true;

  beforeAll(async () => {
    infrastructure = await startFixtureInfrastructure();
    infrastructure.nats.subscribe(`${EVENT_SUBJECT_PREFIX}>`, {
      callback: (_, message) => {
        heard.push(message.json<EventEnvelope>().id);
        // A relay that stops publishes for two seconds more, which is too short for all of them.
        if (isBusy) freeze(10);
      },
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

  it(
    'loses no event and publishes none twice',
    async () => {
      await emitAll(running, ids);
      await eventually(() => expect(heard.length).toBeGreaterThan(20));
      const stopped = running;
      await stopped.app.close();
      isBusy = false;
      const out = heard.length;
      expect(out).toBeLessThan(EMITTED);

      running = await runFixture(infrastructure.env);
      await eventually(async () => expect(await countPublished()).toBe(EMITTED));
      const seen = () => [...stopped.seen.ids, ...running.seen.ids];
      // However slowly they come, as long as one follows another.
      for (let known = seen().length; known < EMITTED; known = seen().length)
        await eventually(() => expect(seen().length).toBeGreaterThan(known));
      expect(seen().sort()).toEqual([...ids].sort());
      expect(heard).toEqual(ids);
      const { state } = await (await jetstreamManager(infrastructure.nats)).streams.info(EVENT_STREAM);
      expect(state.messages).toBe(EMITTED);
    },
    BUSY_MS,
  );
});

describe('a relay that is frozen', () => {
  let fixture: Fixture;

  beforeAll(async () => {
    fixture = await startFixture();
  });
  afterAll(() => fixture.stop());

  it('in mid-batch ends the batch when it wakes up, because its transaction may be gone', async () => {
    const heard: string[] = [];
    const subscription = fixture.nats.subscribe(`${EVENT_SUBJECT_PREFIX}>`, {
      callback: (_, message) => {
        heard.push(message.json<EventEnvelope>().id);
        // Each time shorter than a publish waits for its answer, together longer than a batch takes.
        if ([20, 40].includes(heard.length)) freeze(1_600);
      },
    });
    const ids = Array.from({ length: 100 }, () => randomUUID());
    await emitAll(fixture, ids);
    await eventually(() => expect(heard).toEqual(ids));
    subscription.unsubscribe();
    await eventually(async () => {
      const batches = await fixture.dataSource.query<{ published_at: Date | null }[]>(
        'select distinct published_at from outbox',
      );
      expect(batches.map(({ published_at }) => published_at)).not.toContain(null);
      expect(batches).toHaveLength(2);
    });
    await eventually(() => expect(fixture.seen.ids).toHaveLength(ids.length));
  });

  it('with the lock loses it within ten seconds, and another publishes', async () => {
    const frozen = fixture.dataSource.createQueryRunner();
    await frozen.startTransaction();
    // It waits for the relay of the fixture to give the lock away.
    await frozen.query(`select pg_advisory_xact_lock(hashtext('outbox'), hashtext(current_schema()))`);
    const id = randomUUID();
    await emitAll(fixture, [id]);
    await eventually(() => expect(fixture.seen.ids).toContain(id), 12_000);
    // When it wakes up, it finds its transaction gone, and the process goes on.
    await expect(frozen.query('select 1')).rejects.toThrow();
    await frozen.release();
    expect(await fixture.dataSource.query('select 1 as one')).toEqual([{ one: 1 }]);
  });
});
