import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import type { NatsConnection } from '@nats-io/transport-node';
import { endWithConnection, natsConnection } from '@keikka/server';
import { bffModule } from './bff.module.js';
import type { BffEnv } from './env.js';
import { fastifyAdapter, furnishDoor } from './door/http-door.js';
import { describeApi } from './door/open-api.js';

/** The BFF, ready to listen. `main.ts` and the tests both start it here. */
export async function startBff(env: BffEnv): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(bffModule(env), fastifyAdapter(env), {
    bufferLogs: true,
    bodyParser: true,
  });
  app.useLogger(app.get(Logger));
  app.enableShutdownHooks();
  endWithConnection(app.get<NatsConnection>(natsConnection));
  await furnishDoor(app, env);
  describeApi(app);
  return app;
}
