import { createServer } from 'node:net';
import { assertConfiguredAnswer } from './configured.mjs';

const names = ['DATABASE_URL_ORDER', 'NATS_URL', 'REDIS_URL'];

describe('configured infrastructure', () => {
  /** @type {import('node:net').Server} */
  let server;
  let port = 0;
  beforeAll(async () => {
    server = createServer();
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('that answers is taken, also one server of a cluster', async () => {
    const env = {
      NATS_URL: `nats://127.0.0.1:1, nats://127.0.0.1:${port}`,
      REDIS_URL: `redis://127.0.0.1:${port}`,
    };
    await expect(assertConfiguredAnswer(env, names)).resolves.toBeUndefined();
  });

  it('is not asked for what is not set', async () => {
    await expect(assertConfiguredAnswer({}, names)).resolves.toBeUndefined();
  });

  it.each([
    [
      'refuses',
      'postgres://me:secret@127.0.0.1:1/none',
      'DATABASE_URL_ORDER leads to 127.0.0.1:1, which does not answer (ECONNREFUSED).',
    ],
    ['is no URL', 'not a url', "DATABASE_URL_ORDER is no URL: 'not a url'."],
    [
      'has a password with a slash',
      'postgres://me:secret/1@127.0.0.1/none',
      "is no URL: 'postgres://…@127.0.0.1/none'",
    ],
    [
      'has two passwords',
      'nats://me:secret@127.0.0.1:1,nats://me:secret/1@127.0.0.1:2',
      "is no URL: 'nats://…@127.0.0.1:2'",
    ],
    ['is empty', '', "DATABASE_URL_ORDER is no URL: ''."],
    ['has no known port', 'ftp://127.0.0.1/none', 'DATABASE_URL_ORDER is no URL'],
  ])('that %s is named with its variable, without its password', async (_, url, message) => {
    const failure = await assertConfiguredAnswer({ DATABASE_URL_ORDER: url }, names).catch((error) => error);
    expect(failure.message).toContain(message);
    expect(failure.message).not.toContain('secret');
  });

  it('names every wrong variable at once', async () => {
    const env = { NATS_URL: 'nats://127.0.0.1:1', REDIS_URL: 'redis://127.0.0.1:1' };
    await expect(assertConfiguredAnswer(env, names)).rejects.toThrow(/NATS_URL[^]*REDIS_URL/);
  });
});
