import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { redisConnection } from './redis.provider.js';

const REST_MS = 1_000;

/** Redis as long as it answers. Its data make the product faster or fairer, and its absence stops nothing. */
@Injectable()
export class OptionalRedis {
  /** From its first time-out to the answer of a probe. Meanwhile nobody waits for it. */
  private isSilent = false;
  private nextProbe = 0;
  private readonly logger = new Logger('redis');

  constructor(@Inject(redisConnection) private readonly redis: Redis) {}

  /** The command's answer, or undefined when Redis is gone, frozen or refuses. */
  async ask<T>(command: (redis: Redis) => Promise<T>): Promise<T | undefined> {
    if (this.redis.status !== 'ready') return undefined;
    if (this.isSilent) {
      if (performance.now() >= this.nextProbe) void this.probe();
      return undefined;
    }
    try {
      return await command(this.redis);
    } catch (error) {
      this.leaveOut(error);
      return undefined;
    }
  }

  private leaveOut(error: unknown): void {
    // Logged once, because a hundred requests wait for the same frozen server.
    if (!this.isSilent) this.logger.warn({ err: error }, 'Redis is left out until it answers');
    this.isSilent = true;
    this.nextProbe = performance.now() + REST_MS;
  }

  /** One question in the background, on whose answer Redis is asked again. */
  private async probe(): Promise<void> {
    this.nextProbe = Infinity;
    try {
      await this.redis.ping();
      this.isSilent = false;
    } catch {
      this.nextProbe = performance.now() + REST_MS;
    }
  }
}
