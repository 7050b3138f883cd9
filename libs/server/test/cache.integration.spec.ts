import type { Redis } from 'ioredis';
import { eventually, startOwnRedis, type OwnServer } from '@keikka/testing';
import { Cache, connectRedis, Metrics, OptionalRedis, type CacheEntry } from '../src/index.js';

const day: CacheEntry = {
  name: 'day',
  ttlSeconds: 60,
  clearedBy: { 'staff.rights.changed.v1': ({ personId }) => [String(personId)] },
};

/** Of a busy machine, so that no stored value is passed by; each test that freezes Redis waits as long. */
const ANSWER_MILLISECONDS = 1_000;

describe('cache', () => {
  let server: OwnServer;
  let redis: Redis;
  let cache: Cache;

  beforeEach(async () => {
    server = await startOwnRedis();
    redis = await connectRedis(server.url, ANSWER_MILLISECONDS);
    cache = new Cache(new OptionalRedis(redis), new Metrics());
  });
  afterEach(async () => {
    redis.disconnect();
    await server.stop();
  });

  const read = async (group: string, value: string): Promise<string> =>
    (await cache.through(day, [group], 'v', () => Promise.resolve(Buffer.from(value)))).toString();

  it('answers the stored value until an event clears it', async () => {
    expect(await read('7', 'first')).toBe('first');
    expect(await read('7', 'second')).toBe('first');
    await cache.clearFor(day, 'staff.rights.changed.v1', { personId: 7 });
    expect(await read('7', 'second')).toBe('second');
    expect(await read('8', 'other group')).toBe('other group');
  });

  it('does not let a slow reader bring an old value back', async () => {
    const slow = cache.through(day, ['7'], 'v', async () => {
      await cache.clear(day, '7');
      return Buffer.from('read before the change');
    });
    expect((await slow).toString()).toBe('read before the change');
    expect(await read('7', 'after the change')).toBe('after the change');
  });

  it('does not believe what it stored under a generation that Redis has evicted since', async () => {
    expect(await read('7', 'before')).toBe('before');
    await cache.clear(day, '7');
    await redis.del('gen:day:7');
    expect(await read('7', 'after')).toBe('after');
    expect(await read('7', 'later')).toBe('after');
    await redis.del('gen:day:7');
    expect(await read('7', 'later')).toBe('later');
  });

  it('stays right while Redis evicts what it has no room for', async () => {
    // A busy machine leaves Redis out for a while.
    await eventually(() => redis.config('SET', 'maxmemory', '3mb'));
    const policy = await eventually(() => redis.config('GET', 'maxmemory-policy'));
    expect(policy).toEqual(['maxmemory-policy', 'volatile-ttl']);
    const truth = new Map<string, string>();
    for (let turn = 0; turn < 600; turn += 1) {
      const group = String((turn * 7) % 50);
      if (turn % 3 === 0) {
        truth.set(group, String(turn));
        await cache.clear(day, group);
      }
      const value = (truth.get(group) ?? '').padEnd(60_000);
      expect(await read(group, value)).toBe(value);
    }
    const stats = await eventually(() => redis.info('stats'));
    expect(Number(/evicted_keys:(\d+)/.exec(stats)?.[1])).toBeGreaterThan(0);
  });

  it('goes to the source without an error when Redis is stopped', async () => {
    await server.stop();
    expect(await read('7', 'source')).toBe('source');
    expect(await cache.clear(day, '7')).toBe(false);
  });

  it('does not believe what it stored before a change that came while Redis was frozen', async () => {
    expect(await read('7', 'before')).toBe('before');
    await server.pause();
    expect(await cache.clear(day, '7')).toBe(false);
    server.resume();
    await eventually(async () => {
      await read('9', 'first');
      expect(await read('9', 'second')).toBe('first');
    });
    expect(await read('7', 'after')).toBe('after');
  });

  it('raises the generations of many missed changes in one command, before it believes anything', async () => {
    const groups = Array.from({ length: 20 }, (_, group) => String(group));
    for (const group of groups) await read(group, 'before');
    await server.pause();
    await Promise.all(groups.map((group) => cache.clear(day, group)));
    server.resume();
    const raised = jest.spyOn(redis, 'multi');
    await eventually(async () => {
      await Promise.all([read('a', 'first'), read('b', 'first')]);
      expect(await read('a', 'second')).toBe('first');
    });
    expect(raised).toHaveBeenCalledTimes(1);
    expect(await Promise.all(groups.map((group) => read(group, 'after')))).toEqual(groups.map(() => 'after'));
  });

  it('goes to the source within the command time-out when Redis is frozen, and recovers', async () => {
    expect(redis.options.commandTimeout).toBe(ANSWER_MILLISECONDS);
    await server.pause();
    expect(await read('7', 'source')).toBe('source');
    server.resume();
    await eventually(async () => {
      await read('9', 'first');
      expect(await read('9', 'second')).toBe('first');
    });
  });
});
