import 'reflect-metadata';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { CustomStrategy } from '@nestjs/microservices';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { NatsConnection } from '@nats-io/transport-node';
import { Logger } from 'nestjs-pino';
import { endWithConnection, natsConnection } from '../messaging/nats.provider.js';
import { MessageDoor } from '../messaging/message-door.js';
import type { ServiceEnv } from './service.module.js';
import { cutSlowRequests } from './slow-requests.js';

/** Probes are a few lines. */
const LONGEST_REQUEST_SECONDS = 30;

/**
 * Starts a service: NATS handlers in its queue group, and HTTP for probes and metrics only. Returns the running
 * application, so that a test starts exactly what production starts. One that cannot start is taken down again, or its
 * handlers would go on answering.
 */
export async function runService(
  root: Type | DynamicModule,
  env: ServiceEnv,
): Promise<NestFastifyApplication> {
  const http = new FastifyAdapter(cutSlowRequests(LONGEST_REQUEST_SECONDS));
  const app = await NestFactory.create<NestFastifyApplication>(root, http, { bufferLogs: true });
  app.useLogger(app.get(Logger));
  app.enableShutdownHooks();
  app.connectMicroservice<CustomStrategy>({ strategy: app.get(MessageDoor) }, { inheritAppConfig: true });
  try {
    await app.startAllMicroservices();
    endWithConnection(app.get<NatsConnection>(natsConnection));
    await app.listen(env.PORT, env.HOST);
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}
