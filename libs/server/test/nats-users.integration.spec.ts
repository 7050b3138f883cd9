import type { NatsConnection } from '@nats-io/transport-node';
import { eventually, startOwnNats, type OwnServer } from '@keikka/testing';
import { connectNats } from '../src/index.js';

const users = ['bff', 'staff', 'order', 'grid', 'invoicing', 'demo'] as const;
type User = (typeof users)[number];
const passwordOf = (user: User): string => `k-${user}`;

describe('the users of NATS', () => {
  let server: OwnServer;
  const connections = new Map<User, NatsConnection>();
  const refusals = new Map<User, string[]>();

  beforeAll(async () => {
    const passwords = Object.fromEntries(users.map((user) => [user, passwordOf(user)]));
    server = await startOwnNats(passwords as Record<User, string>);
    for (const user of users) {
      const nats = await connectNats(server.url, user, passwordOf(user));
      const told: string[] = [];
      connections.set(user, nats);
      refusals.set(user, told);
      void (async () => {
        for await (const status of nats.status())
          if (status.type === 'error') told.push(String(status.error));
      })();
    }
  });
  afterAll(async () => {
    await Promise.all([...connections.values()].map((nats) => nats.close()));
    await server.stop();
  });

  const of = (user: User): NatsConnection => {
    const nats = connections.get(user);
    if (!nats) throw new Error(`${user} is not connected`);
    return nats;
  };
  /** What the server refused to the user meanwhile; the last is a marker that it always refuses. */
  const refusedTo = async (user: User, act: (nats: NatsConnection) => void): Promise<string> => {
    const told = refusals.get(user) ?? [];
    const from = told.length;
    const marker = `nobody.may.${from}`;
    act(of(user));
    of(user).publish(marker);
    await eventually(() => expect(told.at(-1)).toContain(marker));
    return told.slice(from, -1).join('\n');
  };

  it.each([
    ['another password', 'order', 'k-wrong'],
    ['no password', 'order', undefined],
    ['a name that is none', 'nobody', 'k-order'],
  ])('let nobody in with %s', async (_, user, password) => {
    await expect(connectNats(server.url, user, password)).rejects.toThrow('Authorization Violation');
  });

  it.each<[User, string]>([
    ['bff', 'order.keikka.move'],
    ['bff', 'live.person.5'],
    ['bff', 'live.keikka.4711'],
    ['grid', 'order.keikka.check-visible'],
    ['order', 'evt.order.keikka.changed.v1'],
    ['invoicing', 'evt.projection.followed.v1'],
    ['staff', '$JS.API.STREAM.INFO.KEIKKA_EVENTS'],
    ['demo', 'grid.demo.load'],
  ])('lets %s publish %s', async (user, subject) => {
    expect(await refusedTo(user, (nats) => nats.publish(subject))).toBe('');
  });

  it.each<[User, string]>([
    ['bff', 'order.demo.load'],
    ['bff', 'evt.staff.rights.changed.v1'],
    ['bff', '$JS.API.STREAM.INFO.KEIKKA_EVENTS'],
    ['order', 'evt.staff.rights.changed.v1'],
    ['order', 'order.keikka.move'],
    ['order', 'staff.auth.login'],
    ['grid', '$JS.API.STREAM.DELETE.KEIKKA_EVENTS'],
    ['staff', '$JS.API.STREAM.PURGE.KEIKKA_EVENTS'],
    ['invoicing', '_INBOX.bff.abc.1'],
    ['demo', 'order.keikka.move'],
  ])('does not let %s publish %s', async (user, subject) => {
    expect(await refusedTo(user, (nats) => nats.publish(subject))).toContain(subject);
  });

  it.each<[User, string, boolean]>([
    ['order', 'order.keikka.move', true],
    ['bff', 'evt.>', true],
    ['bff', 'live.keikka.*', true],
    ['order', 'live.keikka.*', false],
    ['order', 'staff.auth.login', false],
    ['order', '_INBOX.bff.>', false],
    ['order', '>', false],
    ['bff', 'order.keikka.move', false],
    ['demo', 'evt.>', false],
  ])('%s listening to %s: %s', async (user, subject, isAllowed) => {
    const refused = await refusedTo(user, (nats) => nats.subscribe(subject, { callback: () => undefined }));
    expect(refused === '').toBe(isAllowed);
  });
});
