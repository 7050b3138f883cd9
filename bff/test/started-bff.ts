import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { readEnv } from '@keikka/server';
import { startOwnNats, startOwnRedis, TEST_MESSAGE_SECRET, type OwnServer } from '@keikka/testing';
import { bffEnv } from '../src/env.js';
import { startBff } from '../src/start-bff.js';
import { ScriptedServices } from './scripted-services.js';

export const SHELL_ORIGIN = 'http://localhost:4300';

/** A BFF on infrastructure of its own, with the services scripted. */
export class StartedBff {
  private constructor(
    readonly app: NestFastifyApplication,
    readonly services: ScriptedServices,
    readonly nats: OwnServer,
    readonly redis: OwnServer,
  ) {}

  static async start(settings: NodeJS.ProcessEnv = {}): Promise<StartedBff> {
    const [nats, redis] = await Promise.all([startOwnNats(), startOwnRedis()]);
    try {
      const app = await listening(nats, redis, settings);
      return new StartedBff(app, await ScriptedServices.connect(nats.url), nats, redis);
    } catch (error) {
      await Promise.all([nats.stop(), redis.stop()]);
      throw error;
    }
  }

  get port(): number {
    return portOf(this.app);
  }

  /** One more BFF on the same NATS and Redis. */
  replica(): Promise<NestFastifyApplication> {
    return listening(this.nats, this.redis);
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.services.close();
    await Promise.all([this.nats.stop(), this.redis.stop()]);
  }
}

export function portOf(app: NestFastifyApplication): number {
  const address = app.getHttpServer().address();
  if (address === null || typeof address === 'string') throw new Error('The BFF does not listen');
  return address.port;
}

async function listening(
  nats: OwnServer,
  redis: OwnServer,
  settings: NodeJS.ProcessEnv = {},
): Promise<NestFastifyApplication> {
  const env = readEnv('bff', bffEnv, {
    NATS_URL: nats.url,
    REDIS_URL: redis.url,
    MESSAGE_SECRET: TEST_MESSAGE_SECRET,
    JWT_SECRET: 'only for tests, thirty-two characters',
    CORS_ORIGINS: SHELL_ORIGIN,
    LEAVING_SECONDS: '0',
    // A busy machine stands still for longer than a reader waits: what is cached would be read anew.
    REDIS_ANSWER_MILLISECONDS: '2000',
    LOG_LEVEL: 'silent',
    ...settings,
  });
  const app = await startBff(env);
  await app.listen(0, '127.0.0.1');
  return app;
}
