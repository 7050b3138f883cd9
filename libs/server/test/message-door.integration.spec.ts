import { headers as natsHeaders } from '@nats-io/transport-node';
import { actor } from '@keikka/builders';
import { headers } from '@keikka/contracts';
import { createServer } from 'node:net';
import { eventually, freePort, TEST_MESSAGE_SECRET } from '@keikka/testing';
import { connectNats, MessageSeal, Metrics, NatsPulse, ServiceClient } from '../src/index.js';
import { decodeReply } from '../src/messaging/wire.js';
import { OutboxRow } from '../src/persistence/server-tables.entity.js';
import {
  fixtureMessages,
  runFixture,
  startFixture,
  startFixtureInfrastructure,
  type Fixture,
} from './fixture-service.js';

const planner = JSON.stringify(actor({ personId: 5 }));
const seal = new MessageSeal(TEST_MESSAGE_SECRET);

describe('the door of a service', () => {
  let fixture: Fixture;
  let client: ServiceClient;

  beforeAll(async () => {
    fixture = await startFixture();
    client = fixture.app.get(ServiceClient);
  });
  afterAll(() => fixture.stop());

  /** The persons whose change was committed. */
  const written = async (): Promise<number[]> => {
    const rows = await fixture.dataSource.getRepository(OutboxRow).find({ order: { id: 'ASC' } });
    return rows.map(({ data }) => (data as { personId: number }).personId);
  };
  const dropped = async (reason: string): Promise<number> => {
    const { values } = await fixture.app.get(Metrics).messagesDropped.get();
    return values.find(({ labels }) => labels.reason === reason)?.value ?? 0;
  };

  it('refuses who says who he is without the seal of the house', async () => {
    const message = natsHeaders();
    message.set(headers.actor, planner);
    message.set(headers.answerBy, String(Date.now() + 60_000));
    const { subject } = fixtureMessages.planners;
    const reply = await fixture.nats.request(subject, 'null', { timeout: 5_000, headers: message });
    expect(() => decodeReply(reply.data)).toThrow(expect.objectContaining({ code: 'AUTH.FORBIDDEN' }));
    expect(await dropped('unsealed')).toBe(1);
  });

  it.each([
    ['is over', () => String(Date.now() - 1)],
    ['was never told', () => undefined],
  ])('does not carry out a request whose time %s', async (_, answerBy) => {
    const late = await dropped('late');
    const message = natsHeaders();
    const until = answerBy();
    if (until !== undefined) message.set(headers.answerBy, until);
    const payload = JSON.stringify({ personId: 404 });
    const { subject } = fixtureMessages.write;
    seal.set(subject, message, payload);
    fixture.nats.publish(subject, payload, { headers: message, reply: 'nobody' });
    await eventually(async () => expect(await dropped('late')).toBe(late + 1));
    expect(await written()).not.toContain(404);
  });

  it('takes back what was not ready when its asker stopped waiting', async () => {
    const asked = client.ask(fixtureMessages.write, { personId: 405, holds: true }, undefined, 400);
    await expect(asked).rejects.toMatchObject({ code: 'SERVICE.UNAVAILABLE' });
    fixture.gate.open();
    await client.ask(fixtureMessages.write, { personId: 406 });
    expect(await written()).toContain(406);
    expect(await written()).not.toContain(405);
  });

  it('answers what is in hand and what is on its way when a copy is stopped', async () => {
    const leaving = await runFixture({ ...fixture.env, PORT: await freePort() });
    const outside = await connectNats(fixture.env.NATS_URL, 'asker');
    const asker = new ServiceClient(outside, new NatsPulse(outside), seal);
    const held = Array.from({ length: 8 }, (_, index) =>
      asker.ask(fixtureMessages.write, { personId: 500 + index, holds: true }),
    );
    await eventually(() => expect(fixture.gate.held + leaving.gate.held).toBe(8));
    const stopped = leaving.app.close();
    const onTheWay = Array.from({ length: 200 }, (_, index) =>
      asker.ask(fixtureMessages.echo, { text: String(index) }),
    );
    await expect(Promise.all(onTheWay)).resolves.toHaveLength(200);
    leaving.gate.open();
    fixture.gate.open();
    await expect(Promise.all(held)).resolves.toHaveLength(8);
    await stopped;
    await outside.close();
  });

  it('is not ready, and askers fail at once after the first, while NATS is frozen', async () => {
    const ready = () => fetch(`http://127.0.0.1:${fixture.env.PORT}/health/ready`);
    await fixture.natsServer.pause();
    try {
      const refused = { code: 'SERVICE.UNAVAILABLE' };
      await expect(client.ask(fixtureMessages.echo, { text: 'a' }, undefined, 500)).rejects.toMatchObject(
        refused,
      );
      const pulse = fixture.app.get(NatsPulse);
      await eventually(() => expect(pulse.isUp).toBe(false));
      // An hour would pass here if it were waited for.
      const later = client.ask(fixtureMessages.echo, { text: 'b' }, undefined, 3_600_000);
      await expect(later).rejects.toMatchObject(refused);
      expect((await ready()).status).toBe(503);
    } finally {
      fixture.natsServer.resume();
    }
    await eventually(() =>
      expect(client.ask(fixtureMessages.echo, { text: 'c' })).resolves.toEqual({ text: 'c' }),
    );
    await eventually(async () => expect((await ready()).status).toBe(200));
  });
});

describe('a service that could not start', () => {
  it('hears nothing, though its handlers were there before its probes failed', async () => {
    const { env, nats, stop } = await startFixtureInfrastructure();
    const holder = createServer().listen(env.PORT, env.HOST);
    try {
      await expect(runFixture(env)).rejects.toThrow('EADDRINUSE');
      const asked = nats.request(fixtureMessages.echo.subject, '{}', { timeout: 5_000 });
      await expect(asked).rejects.toThrow('no responders');
    } finally {
      holder.close();
      await stop();
    }
  });
});
