import type { Redis } from 'ioredis';
import { eventually, startOwnRedis, type OwnServer } from '@keikka/testing';
import { connectRedis, Counters, OptionalRedis } from '../src/index.js';

describe('counters', () => {
  let server: OwnServer;
  let connections: Redis[];
  let one: Counters;
  let other: Counters;

  beforeEach(async () => {
    server = await startOwnRedis();
    connections = [connectRedis(server.url), connectRedis(server.url)];
    await eventually(() => expect(connections.map(({ status }) => status)).toEqual(['ready', 'ready']));
    [one, other] = connections.map((redis) => new Counters(new OptionalRedis(redis))) as [Counters, Counters];
  });
  afterEach(async () => {
    for (const redis of connections) redis.disconnect();
    await server.stop();
  });

  it('are shared by all processes, each name by itself', async () => {
    await one.count('a', 10_000);
    expect(await other.count('a', 10_000)).toMatchObject({ hits: 2 });
    expect(await other.count('b', 10_000)).toMatchObject({ hits: 1 });
  });

  it('start anew when the window of the first count is over, however often was counted', async () => {
    for (let hits = 1; hits <= 3; hits += 1) expect(await one.count('a', 300)).toMatchObject({ hits });
    await eventually(async () => expect(await connections[0]?.exists('count:a')).toBe(0));
    const { hits, leftMs } = (await one.count('a', 60_000)) ?? {};
    expect(hits).toBe(1);
    expect(leftMs).toBeGreaterThan(300);
  });

  it.each(['gone', 'frozen'])(
    'tell that they cannot count while Redis is %s, without waiting for it, and count again after',
    async (how) => {
      if (how === 'gone') await server.kill();
      else server.pause();
      expect(await one.count('a', 10_000)).toBeUndefined();
      if (how === 'gone') await server.start();
      else server.resume();
      await eventually(
        async () =>
          expect(await one.count('a', 10_000)).toEqual({
            hits: expect.any(Number),
            leftMs: expect.any(Number),
          }),
        10_000,
      );
    },
  );
});
