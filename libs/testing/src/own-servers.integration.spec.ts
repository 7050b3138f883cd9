import { connect } from 'node:net';
import { once } from 'node:events';
import { startOwnNats, startOwnRedis, type OwnServer } from './own-servers.js';

/** What the server says within 200 ms; nothing when it is frozen. */
async function answer(server: OwnServer, say: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    socket.write(say);
    const [chunk] = (await once(socket, 'data', { signal: AbortSignal.timeout(200) })) as [Buffer];
    return chunk.toString();
  } finally {
    socket.destroy();
  }
}

describe('a server of the test’s own', () => {
  let redis: OwnServer;

  beforeEach(async () => {
    redis = await startOwnRedis();
  });

  afterEach(() => redis.stop());

  it('keeps its sockets and stays silent while it is frozen', async () => {
    await redis.pause();
    await expect(answer(redis, 'PING\r\n')).rejects.toThrow();
    redis.resume();
    expect(await answer(redis, 'PING\r\n')).toContain('PONG');
  });

  it('comes back at the same address after it was killed', async () => {
    const before = redis.pid();
    await redis.kill();
    await expect(answer(redis, 'PING\r\n')).rejects.toThrow();
    await redis.start();
    expect(await answer(redis, 'PING\r\n')).toContain('PONG');
    expect(redis.pid()).not.toBe(before);
  });

  it('can be stopped while it is frozen', async () => {
    await redis.pause();
    await redis.stop();
    await expect(answer(redis, 'PING\r\n')).rejects.toThrow();
  });

  it('gives each caller a NATS server of its own, with JetStream', async () => {
    const [one, other] = await Promise.all([startOwnNats(), startOwnNats()]);
    expect(one.url).not.toBe(other.url);
    expect(await answer(one, '')).toContain('"jetstream":true');
    await Promise.all([one.stop(), other.stop()]);
  });
});
