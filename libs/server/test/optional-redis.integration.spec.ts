import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { eventually, startOwnRedis, type OwnServer } from '@keikka/testing';
import { connectRedis, OptionalRedis } from '../src/index.js';

const ANSWER_MILLISECONDS = 200;

describe('a Redis that may be silent', () => {
  let server: OwnServer;
  let redis: Redis;
  let optional: OptionalRedis;

  beforeEach(async () => {
    server = await startOwnRedis();
    redis = await connectRedis(server.url, ANSWER_MILLISECONDS);
    optional = new OptionalRedis(redis);
  });
  afterEach(async () => {
    redis.disconnect();
    await server.stop();
  });

  const get = () => optional.ask((client) => client.get('key'));

  it('costs one wait when it is frozen, however long that lasts, and is asked again when it answers', async () => {
    await redis.set('key', 'value');
    const ping = jest.spyOn(redis, 'ping');
    const asked = jest.spyOn(redis, 'get');
    await server.pause();
    expect(await get()).toBeUndefined();
    while (ping.mock.calls.length < 3) {
      expect(await get()).toBeUndefined();
      await sleep(10);
    }
    expect(asked).toHaveBeenCalledTimes(1);
    server.resume();
    await eventually(async () => expect(await get()).toBe('value'));
  });

  it('has one probe under way, whoever asks', async () => {
    const ping = jest.spyOn(redis, 'ping');
    await server.pause();
    await get();
    await eventually(async () => {
      await Promise.all([get(), get(), get()]);
      expect(ping).toHaveBeenCalled();
    });
    expect(ping).toHaveBeenCalledTimes(1);
  });
});
