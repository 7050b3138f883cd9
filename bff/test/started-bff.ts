import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startOwnNats, startOwnRedis, type OwnServer } from '@keikka/testing';
import { bffEnv, type BffEnv } from '../src/env.js';
import { startBff } from '../src/start-bff.js';
import { readEnv } from '@keikka/server';
import { ScriptedServices } from './scripted-services.js';

export const shellOrigin = 'http://localhost:4300';

/** A BFF on infrastructure of its own, with the services scripted. */
export class StartedBff {
  private constructor(
    readonly app: NestFastifyApplication,
    readonly services: ScriptedServices,
    readonly nats: OwnServer,
    readonly redis: OwnServer,
  ) {}

  static async start(changes: Partial<Record<keyof BffEnv, string>> = {}): Promise<StartedBff> {
    const [nats, redis] = await Promise.all([startOwnNats(), startOwnRedis()]);
    try {
      return await StartedBff.on(nats, redis, changes);
    } catch (error) {
      await Promise.all([nats.stop(), redis.stop()]);
      throw error;
    }
  }

  private static async on(
    nats: OwnServer,
    redis: OwnServer,
    changes: Partial<Record<keyof BffEnv, string>>,
  ): Promise<StartedBff> {
    const env = readEnv('bff', bffEnv, {
      NATS_URL: nats.url,
      REDIS_URL: redis.url,
      JWT_SECRET: 'only for tests, thirty-two characters',
      CORS_ORIGINS: shellOrigin,
      LOG_LEVEL: 'silent',
      ...changes,
    });
    const app = await startBff(env);
    await app.listen(0, '127.0.0.1');
    return new StartedBff(app, await ScriptedServices.connect(nats.url), nats, redis);
  }

  get port(): number {
    const address = this.app.getHttpServer().address();
    if (address === null || typeof address === 'string') throw new Error('The BFF does not listen');
    return address.port;
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.services.close();
    await Promise.all([this.nats.stop(), this.redis.stop()]);
  }
}
