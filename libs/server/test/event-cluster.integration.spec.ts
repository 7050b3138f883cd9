import { Logger } from '@nestjs/common';
import { jetstream, jetstreamManager, type StreamInfo } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { EVENT_STREAM, EVENT_SUBJECT_PREFIX } from '@keikka/contracts';
import { eventually, startOwnNatsCluster, type OwnServer } from '@keikka/testing';
import { connectNats } from '../src/index.js';
import { EventStream } from '../src/events/event-stream.js';

const FORMING_MS = 30_000;

describe('the event stream in a cluster of three', () => {
  let servers: OwnServer[];
  let nats: NatsConnection;

  beforeAll(async () => {
    servers = await startOwnNatsCluster();
    nats = await connectNats(servers.map(({ url }) => url).join(','), 'test');
    // Two servers are enough to answer: only a stream on all three says that the third has joined them.
    const { streams } = await eventually(() => jetstreamManager(nats), FORMING_MS);
    await eventually(
      () => streams.add({ name: 'formed', subjects: ['formed'], num_replicas: 3 }),
      FORMING_MS,
    );
    await streams.delete('formed');
    await eventually(() => new EventStream(nats, 1).ensure(), FORMING_MS);
  });
  afterAll(async () => {
    await nats.close();
    await Promise.all(servers.map((server) => server.stop()));
  });

  const info = async (): Promise<StreamInfo> => (await jetstreamManager(nats)).streams.info(EVENT_STREAM);
  const publish = () => jetstream(nats).publish(`${EVENT_SUBJECT_PREFIX}test`, '{}', { timeout: 1_000 });

  it('is spread over the servers as soon as it is configured so, with what it holds', async () => {
    await publish();
    await eventually(() => new EventStream(nats, 3).ensure(), FORMING_MS);
    await eventually(async () => {
      const { cluster, config, state } = await info();
      expect(config.num_replicas).toBe(3);
      expect(cluster?.replicas?.map(({ current }) => current)).toEqual([true, true]);
      expect(state.messages).toBe(1);
    }, FORMING_MS);
  });

  it('stays on as many servers when a process with a smaller number starts, and says so', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn');
    await new EventStream(nats, 1).ensure();
    expect((await info()).config.num_replicas).toBe(3);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('EVENT_REPLICAS is 1 here')]]);
    warn.mockRestore();
  });

  it('takes and keeps events while one server is gone', async () => {
    // As an installation has it: on three servers from the first start.
    const { streams } = await jetstreamManager(nats);
    await streams.delete(EVENT_STREAM);
    await eventually(() => new EventStream(nats, 3).ensure(), FORMING_MS);
    await eventually(publish, FORMING_MS);
    const leader = await eventually(async () => (await info()).cluster?.leader, FORMING_MS);
    const gone = servers[Number(leader?.replace('nats-', '')) - 1];
    await gone?.kill();
    // The others elect a leader first.
    await eventually(publish, FORMING_MS);
    await eventually(async () => expect((await info()).state.messages).toBeGreaterThanOrEqual(2), FORMING_MS);
  });
});
