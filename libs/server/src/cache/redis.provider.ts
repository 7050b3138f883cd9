import { Redis } from 'ioredis';

/** Injection token of the process's Redis connection. */
export const redisConnection = Symbol('Redis');

/**
 * A connection to a Redis that may be gone or frozen, after its first attempt: who is served first finds the cache too.
 * Commands fail after `answerMilliseconds` instead of queueing, so that the caller reads the source (docs/ARCHITECTURE,
 * Failures).
 */
export async function connectRedis(url: string, answerMilliseconds: number): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    commandTimeout: answerMilliseconds,
    connectTimeout: 1_000,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
  });
  // Without a listener ioredis prints every failed reconnect. The metrics of the cache count what it skips.
  redis.on('error', () => undefined);
  await redis.connect().catch(() => undefined);
  return redis;
}
