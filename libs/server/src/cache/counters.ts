import { Injectable } from '@nestjs/common';
import { OptionalRedis } from './optional-redis.js';

interface Count {
  hits: number;
  /** The time until the window ends and counting starts anew. */
  leftMs: number;
}

/** Counts that all replicas share. */
@Injectable()
export class Counters {
  constructor(private readonly redis: OptionalRedis) {}

  /** Counts one more in a window that began with its first count; undefined when Redis does not answer. */
  async count(name: string, windowMs: number): Promise<Count | undefined> {
    const key = `count:${name}`;
    const answers = await this.redis.ask(async (redis) => {
      const replies = await redis.multi().set(key, 0, 'PX', windowMs, 'NX').incr(key).pttl(key).exec();
      return (replies ?? []).map(([error, reply]) => {
        if (error) throw error;
        return Number(reply);
      });
    });
    const [, hits, leftMs] = answers ?? [];
    return hits === undefined || leftMs === undefined ? undefined : { hits, leftMs };
  }
}
