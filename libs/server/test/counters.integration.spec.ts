import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { eventually, startOwnRedis, type OwnServer } from '@keikka/testing';
import { connectRedis, Counters, OptionalRedis } from '../src/index.js';

/** One command time-out of 200 ms; the rest is a loaded machine's. */
const BOUND_MS = 1_500;

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
    await sleep(350);
    const { hits, leftMs } = (await one.count('a', 300)) ?? {};
    expect(hits).toBe(1);
    expect(leftMs).toBeGreaterThan(200);
  });

  it.each(['gone', 'frozen'])(
    'tell soon that they cannot count while Redis is %s, and count again after',
    async (how) => {
      if (how === 'gone') await server.kill();
      else server.pause();
      const from = performance.now();
      expect(await one.count('a', 10_000)).toBeUndefined();
      expect(performance.now() - from).toBeLessThan(BOUND_MS);
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
