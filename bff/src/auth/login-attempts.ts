import { Injectable } from '@nestjs/common';
import { InjectThrottlerStorage, type ThrottlerStorage } from '@nestjs/throttler';
import { Counters } from '@keikka/server';

type ThrottlerStorageRecord = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** Login attempts, counted over all replicas. While Redis does not answer, each process counts its own. */
@Injectable()
export class LoginAttempts implements ThrottlerStorage {
  constructor(
    private readonly counters: Counters,
    @InjectThrottlerStorage() private readonly own: ThrottlerStorage,
  ) {}

  async increment(
    key: string,
    ttl: number,
    limit: number,
    blockDuration: number,
    throttlerName: string,
  ): Promise<ThrottlerStorageRecord> {
    const count = await this.counters.count(`login:${key}`, ttl);
    if (!count) return this.own.increment(key, ttl, limit, blockDuration, throttlerName);
    const secondsLeft = Math.ceil(count.leftMs / 1_000);
    const isBlocked = count.hits > limit;
    return {
      totalHits: count.hits,
      timeToExpire: secondsLeft,
      isBlocked,
      timeToBlockExpire: isBlocked ? secondsLeft : 0,
    };
  }
}
