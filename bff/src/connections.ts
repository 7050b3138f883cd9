import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Redis } from 'ioredis';
import { natsConnection, redisConnection } from '@keikka/server';

/** Closes the connections of the process after the last request was answered. */
@Injectable()
export class Connections implements OnApplicationShutdown {
  constructor(
    @Inject(natsConnection) private readonly nats: NatsConnection,
    @Inject(redisConnection) private readonly redis: Redis,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    this.redis.disconnect();
    await this.nats.close();
  }
}
