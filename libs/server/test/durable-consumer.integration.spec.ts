import { setTimeout as sleep } from 'node:timers/promises';
import { AckPolicy, jetstream, jetstreamManager, type ConsumerInfo, type JsMsg } from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';
import { EVENT_STREAM, EVENT_SUBJECT_PREFIX } from '@keikka/contracts';
import { eventually, startOwnNats, type OwnServer } from '@keikka/testing';
import { connectNats } from '../src/index.js';
import { EventStream } from '../src/events/event-stream.js';
import { DurableConsumer } from '../src/listeners/durable-consumer.js';

const EVENT = 'staff.rights.changed.v1';
const SUBJECT = EVENT_SUBJECT_PREFIX + EVENT;

describe('a durable consumer', () => {
  let server: OwnServer;
  let nats: NatsConnection;
  let consumer: DurableConsumer;

  beforeEach(async () => {
    server = await startOwnNats();
    nats = await connectNats(server.url, 'test');
    const stream = new EventStream(nats, 1);
    await stream.ensure();
    consumer = new DurableConsumer(nats, stream, EVENT, 'listener');
  });
  afterEach(async () => {
    await consumer.close();
    await nats.close();
    await server.stop();
  });

  const addAsBefore = async (): Promise<void> => {
    await (
      await jetstreamManager(nats)
    ).consumers.add(EVENT_STREAM, {
      durable_name: 'listener',
      ack_policy: AckPolicy.Explicit,
      filter_subject: SUBJECT,
      ack_wait: nanos(30_000),
      max_ack_pending: 1,
    });
  };
  const info = async (): Promise<ConsumerInfo> =>
    (await jetstreamManager(nats)).consumers.info(EVENT_STREAM, 'listener');

  it('hands the event of a killed process to another within five seconds', async () => {
    await consumer.follow(() => Promise.resolve());
    await consumer.close();
    const killed = await connectNats(server.url, 'killed');
    const inItsHand = (await jetstream(killed).consumers.get(EVENT_STREAM, 'listener')).next();
    await jetstream(nats).publish(SUBJECT, '{}');
    expect(await inItsHand).not.toBeNull();
    await killed.close();

    const heard: JsMsg[] = [];
    consumer = new DurableConsumer(nats, new EventStream(nats, 1), EVENT, 'listener');
    await consumer.follow((message) => {
      heard.push(message);
      return message.ackAck().then(() => undefined);
    });
    await eventually(() => expect(heard).toHaveLength(1), 5_000);
  });

  it('of an earlier release takes the times of this one', async () => {
    await addAsBefore();
    await consumer.follow(() => Promise.resolve());
    expect((await info()).config.ack_wait).toBe(nanos(4_000));
  });

  it('keeps an event in hand as long as its handler works', async () => {
    const deliveries: number[] = [];
    await consumer.follow(async (message) => {
      deliveries.push(message.info.deliveryCount);
      // Longer than the broker waits without a sign.
      await sleep(5_000);
      await message.ackAck();
    });
    await jetstream(nats).publish(SUBJECT, '{}');
    await eventually(async () => expect((await info()).ack_floor.stream_seq).toBe(1), 8_000);
    expect(deliveries).toEqual([1]);
  });
});
