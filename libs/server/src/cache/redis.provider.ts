import { Redis } from 'ioredis';

/** Injection token of the process's Redis connection. */
export const redisConnection = Symbol('Redis');

/**
 * A connection to a Redis that may be gone or frozen. Commands fail within 200 ms instead of queueing, so that the
 * caller reads the source (docs/ARCHITECTURE, Failures).
 */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    commandTimeout: 200,
    connectTimeout: 1_000,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
  });
  // Without a listener ioredis prints every failed reconnect. The metrics of the cache count what it skips.
  redis.on('error', () => undefined);
  return redis;
}
