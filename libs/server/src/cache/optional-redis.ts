import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { redisConnection } from './redis.provider.js';

const REST_MS = 1_000;

/** Redis as long as it answers. Its data make the product faster or fairer, and its absence stops nothing. */
@Injectable()
export class OptionalRedis {
  /** After a time-out Redis is skipped for a moment, so that a frozen server costs one wait and not one per request. */
  private skipUntil = 0;
  private readonly logger = new Logger('redis');

  constructor(@Inject(redisConnection) private readonly redis: Redis) {}

  /** The command's answer, or undefined when Redis is gone, frozen or refuses. */
  async ask<T>(command: (redis: Redis) => Promise<T>): Promise<T | undefined> {
    if (this.redis.status !== 'ready' || performance.now() < this.skipUntil) return undefined;
    try {
      return await command(this.redis);
    } catch (error) {
      // Logged once a pause, because a hundred requests wait for the same frozen server.
      if (performance.now() >= this.skipUntil)
        this.logger.warn({ err: error }, 'Redis is left out for a moment');
      this.skipUntil = performance.now() + REST_MS;
      return undefined;
    }
  }
}
