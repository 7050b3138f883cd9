import { connect as connectSocket } from 'node:net';
import { once } from 'node:events';
import type { NatsConnection } from '@nats-io/transport-node';
import { eventually, startOwnNatsCluster, TEST_MESSAGE_SECRET, type OwnServer } from '@keikka/testing';
import { connectNats, MessageSeal, natsConnection, NatsPulse, ServiceClient } from '../src/index.js';
import {
  fixtureMessages,
  runFixture,
  startFixture,
  startFixtureInfrastructure,
  type Fixture,
} from './fixture-service.js';

/** Three pings and the way to another server take some seven seconds; a busy machine takes longer. */
const NOTICED_MS = 30_000;
/** Enough for forty answers on a busy machine. */
const ANSWERED_MS = 4_000;
const FORMING_MS = 30_000;

const asker = (nats: NatsConnection) =>
  new ServiceClient(nats, new NatsPulse(nats), new MessageSeal(TEST_MESSAGE_SECRET));

describe('a frozen server of the NATS cluster', () => {
  let servers: OwnServer[];

  beforeAll(async () => {
    servers = await startOwnNatsCluster();
  });
  afterAll(() => Promise.all(servers.map((server) => server.stop())));

  it('is left by the handlers for another server in time', async () => {
    const infrastructure = await startFixtureInfrastructure();
    const urls = servers.map(({ url }) => url);
    const env = { ...infrastructure.env, NATS_URL: urls.join(',') };
    const { app } = await eventually(() => runFixture(env), FORMING_MS);
    const own = app.get<NatsConnection>(natsConnection).getServer();
    const frozen = servers.find(({ port }) => own.endsWith(`:${port}`));
    const nats = await connectNats(urls.filter((url) => url !== frozen?.url).join(','), 'asker');
    try {
      const ask = () => asker(nats).ask(fixtureMessages.echo, { text: 'a' }, undefined, 1_000);
      await eventually(ask, FORMING_MS);
      await frozen?.pause();
      await expect(ask()).rejects.toMatchObject({ code: 'SERVICE.UNAVAILABLE' });
      await eventually(ask, NOTICED_MS);
    } finally {
      frozen?.resume();
      await nats.close();
      await app.close();
      await infrastructure.stop();
    }
  });
});

describe('a frozen copy of a service', () => {
  let fixture: Fixture;

  beforeAll(async () => {
    fixture = await startFixture();
  });
  afterAll(() => fixture.stop());

  it('gets no more requests after three pings', async () => {
    // It has subscribed as a copy does, and is never heard of again.
    const copy = connectSocket(fixture.natsServer.port, '127.0.0.1').setEncoding('utf8');
    let heard = '';
    copy.on('data', (text: string) => (heard += text));
    copy.write(
      `CONNECT {"verbose":false,"headers":true}\r\nSUB ${fixtureMessages.echo.subject} fixture 1\r\nPING\r\n`,
    );
    await eventually(() => expect(heard).toContain('PONG'));
    const cut = once(copy, 'close');
    const askAll = (waitMs: number) => {
      const ask = () =>
        fixture.app.get(ServiceClient).ask(fixtureMessages.echo, { text: 'a' }, undefined, waitMs);
      return Promise.allSettled(Array.from({ length: 40 }, ask));
    };
    const answered = { status: 'fulfilled', value: expect.anything() as unknown };
    expect(await askAll(400)).not.toEqual(Array.from({ length: 40 }, () => answered));
    await cut;
    expect(await askAll(ANSWERED_MS)).toEqual(Array.from({ length: 40 }, () => answered));
  });
});
