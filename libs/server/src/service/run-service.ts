import 'reflect-metadata';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Transport, type MicroserviceOptions } from '@nestjs/microservices';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { natsOptions } from '../messaging/nats.provider.js';
import { ReplySerializer, RequestDeserializer } from '../messaging/wire.js';
import type { ServiceEnv } from './service.module.js';

/**
 * Starts a service: NATS handlers in its queue group, and HTTP for probes and metrics only. Returns the running
 * application, so that a test starts exactly what production starts.
 */
export async function runService(
  name: string,
  root: Type | DynamicModule,
  env: ServiceEnv,
): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(root, new FastifyAdapter(), {
    bufferLogs: true,
  });
  app.useLogger(app.get(Logger));
  app.enableShutdownHooks();
  app.connectMicroservice<MicroserviceOptions>(
    {
      transport: Transport.NATS,
      options: {
        ...natsOptions(env.NATS_URL, `${name}-handlers`),
        queue: name,
        serializer: new ReplySerializer(),
        deserializer: new RequestDeserializer(),
        gracefulShutdown: true,
        gracePeriod: 500,
      },
    },
    { inheritAppConfig: true },
  );
  await app.startAllMicroservices();
  await app.listen(env.PORT, env.HOST);
  return app;
}
