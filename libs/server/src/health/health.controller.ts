import {
  Controller,
  Get,
  Header,
  HttpCode,
  Inject,
  Optional,
  ServiceUnavailableException,
} from '@nestjs/common';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { redisConnection } from '../cache/redis.provider.js';
import { Leaving } from './leaving.js';
import { natsConnection } from '../messaging/nats.provider.js';
import { Public } from '../messaging/permissions.js';
import { Metrics } from '../metrics/metrics.js';

type State = 'up' | 'down';
interface Readiness {
  status: 'ready' | 'degraded' | 'leaving' | 'down';
  database?: State;
  nats: State;
  redis?: State;
}

const PROBE_MS = 1_000;

/** Probes of every process. Without Redis the state is `degraded`, not down: the product works without its cache. */
@Controller()
export class HealthController {
  constructor(
    @Inject(natsConnection) private readonly nats: NatsConnection,
    private readonly metrics: Metrics,
    private readonly leaving: Leaving,
    @Optional() @Inject(DataSource) private readonly dataSource: DataSource | undefined,
    @Optional() @Inject(redisConnection) private readonly redis: Redis | undefined,
  ) {}

  @Get('health/live')
  @Public()
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  @Get('health/ready')
  @Public()
  @HttpCode(200)
  async ready(): Promise<Readiness> {
    const { dataSource, redis } = this;
    const [database, nats, cache] = await Promise.all([
      dataSource && probe(() => dataSource.query('select 1')),
      probe(() => this.nats.rtt()),
      redis &&
        probe(() => (redis.status === 'ready' ? redis.ping() : Promise.reject(new Error(redis.status)))),
    ]);
    const down = database === 'down' || nats === 'down';
    const { hasBegun: isLeaving } = this.leaving;
    const readiness: Readiness = {
      status: down ? 'down' : isLeaving ? 'leaving' : cache === 'down' ? 'degraded' : 'ready',
      nats,
      ...(database ? { database } : {}),
      ...(cache ? { redis: cache } : {}),
    };
    if (down || isLeaving) throw new ServiceUnavailableException(readiness);
    return readiness;
  }

  @Get('metrics')
  @Public()
  @Header('content-type', 'text/plain; version=0.0.4')
  print(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}

async function probe(ask: () => Promise<unknown>): Promise<State> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<State>((resolve) => {
    timer = setTimeout(() => resolve('down'), PROBE_MS);
  });
  const answered = ask().then(
    (): State => 'up',
    (): State => 'down',
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
