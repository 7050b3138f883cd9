import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { EVENT_STREAM, EVENT_SUBJECT_PREFIX, type EventEnvelope } from '@keikka/contracts';
import { eventually } from '@keikka/testing';
import { startFixture, type Fixture } from './fixture-service.js';

describe('events', () => {
  let fixture: Fixture;

  beforeAll(async () => {
    fixture = await startFixture();
  });
  afterAll(() => fixture.stop());
  beforeEach(() => {
    fixture.seen.ids.length = 0;
  });

  const emit = (personId: number): Promise<void> =>
    fixture.transactions.run((tx) => tx.emit('staff.rights.changed.v1', { personId }));

  /** Emits an event that is the last its listener sees, since those of one name keep their order. Answers its id. */
  async function emitLast(): Promise<string | undefined> {
    await emit(99);
    const [{ id }] = await fixture.dataSource.query<[{ id: string }]>(
      'select message_id as id from outbox order by outbox.id desc limit 1',
    );
    await eventually(() => expect(fixture.seen.ids.at(-1)).toBe(id));
    return id;
  }

  it('reach the listener after commit', async () => {
    await emit(1);
    await eventually(() => expect(fixture.seen.ids).toHaveLength(1));
  });

  it('are not written when the transaction rolls back', async () => {
    const before = await countOutbox();
    const failing = fixture.transactions.run(async (tx) => {
      await tx.emit('staff.rights.changed.v1', { personId: 2 });
      await tx.record({
        entityType: 'x',
        entityId: 1,
        ownerAsiakasId: 1,
        varmenne: 1,
        before: null,
        after: {},
      });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await countOutbox()).toBe(before);
    expect(await fixture.dataSource.query(`select * from change_history where entity_type = 'x'`)).toEqual(
      [],
    );
  });

  it('that a crash left unpublished after commit are published later', async () => {
    await fixture.dataSource.query(
      `insert into outbox (message_id, name, data, correlation_id, at) values (gen_random_uuid(), 'staff.rights.changed.v1', '{"personId":3}', 'c', now())`,
    );
    await eventually(() => expect(fixture.seen.ids).toHaveLength(1));
  });

  it('that were published but not marked when the process crashed count once', async () => {
    await emit(4);
    await eventually(() => expect(fixture.seen.ids).toHaveLength(1));
    await eventually(async () => expect(await countUnpublished()).toBe(0));
    await fixture.dataSource.query(`update outbox set published_at = null where data = '{"personId":4}'`);
    await eventually(async () => expect(await countUnpublished()).toBe(0));
    await emitLast();
    expect(fixture.seen.ids).toHaveLength(2);
  });

  it('delivered twice with different message ids of the broker count once', async () => {
    const event: EventEnvelope<'staff.rights.changed.v1'> = {
      id: 'elsewhere:1',
      name: 'staff.rights.changed.v1',
      at: '2026-11-20T06:00:00.000Z',
      correlationId: 'c',
      data: { personId: 5 },
    };
    const client = jetstream(fixture.nats);
    await client.publish(EVENT_SUBJECT_PREFIX + event.name, JSON.stringify(event), { msgID: 'one' });
    await client.publish(EVENT_SUBJECT_PREFIX + event.name, JSON.stringify(event), { msgID: 'two' });
    await eventually(() => expect(fixture.seen.ids).toContain('elsewhere:1'));
    const last = await emitLast();
    expect(fixture.seen.ids).toEqual(['elsewhere:1', last]);
  });

  it('are tried again when the listener fails', async () => {
    fixture.seen.failuresLeft = 1;
    await emit(6);
    await eventually(() => expect(fixture.seen.ids).toHaveLength(1));
  });

  it('wait for a NATS that is frozen and none is lost', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn');
    await fixture.natsServer.pause();
    await emit(7);
    const waitingWarning = [expect.anything(), 'events wait in the outbox'];
    await eventually(() => expect(warn.mock.calls).toContainEqual(waitingWarning));
    warn.mockRestore();
    expect(fixture.seen.ids).toEqual([]);
    fixture.natsServer.resume();
    await eventually(() => expect(fixture.seen.ids).toHaveLength(1));
  });

  describe('when the stream is lost', () => {
    const lose = {
      'by a running server': async () => {
        await (await jetstreamManager(fixture.nats)).streams.delete(EVENT_STREAM);
      },
      'with the store of the server': async () => {
        await fixture.natsServer.kill();
        rmSync(join(fixture.natsServer.folder, 'jetstream'), { recursive: true });
        await fixture.natsServer.start();
        // A connection that dials anew throws away what waited to be sent: a request made meanwhile has no answer.
        await eventually(() => fixture.nats.flush());
      },
    };

    it.each(Object.keys(lose))('%s are kept until it is there again, and listeners go on', async (how) => {
      await lose[how as keyof typeof lose]();
      await emit(8);
      await eventually(() => expect(fixture.seen.ids).toHaveLength(1));
      // A listener may hear of it before the relay has noted that it is out.
      await eventually(async () => expect(await countUnpublished()).toBe(0));
    });

    it('is not mended by a message that nobody could store', async () => {
      // A plain subscriber, as each BFF is one, hides from the publisher that no stream took the message.
      const plain = fixture.nats.subscribe(`${EVENT_SUBJECT_PREFIX}>`);
      await lose['by a running server']();
      await emit(9);
      await eventually(() => expect(fixture.seen.ids).toHaveLength(1));
      plain.unsubscribe();
    });
  });

  const countOutbox = async (): Promise<number> =>
    (await fixture.dataSource.query<[{ count: number }]>('select count(*)::int as count from outbox'))[0]
      .count;
  const countUnpublished = async (): Promise<number> =>
    (
      await fixture.dataSource.query<[{ count: number }]>(
        'select count(*)::int as count from outbox where published_at is null',
      )
    )[0].count;
});
