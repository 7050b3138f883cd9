import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { NatsConnection } from '@nats-io/transport-node';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { env, readEnv } from '../config/env.js';
import { withPassword } from '../config/with-password.js';
import { ProcessInfo } from '../config/process-info.js';
import { EventListeners } from '../listeners/event-listeners.js';
import { EventStream } from '../events/event-stream.js';
import { OutboxRelay } from '../events/outbox.relay.js';
import { HealthController } from '../health/health.controller.js';
import { Leaving } from '../health/leaving.js';
import { loggingModule } from '../logging/logging.module.js';
import { DatabaseFailures } from '../messaging/database-failures.js';
import { MessageFailureFilter } from '../messaging/failure.filter.js';
import { MessageInterceptor } from '../messaging/message.interceptor.js';
import { MessageDoor } from '../messaging/message-door.js';
import { MessageSeal } from '../messaging/message-seal.js';
import { NatsPulse } from '../messaging/nats-pulse.js';
import { connectNats, NatsClosing, natsConnection } from '../messaging/nats.provider.js';
import { currentCorrelationId } from '../messaging/request-context.js';
import { ServiceClient } from '../messaging/service-client.js';
import { Metrics } from '../metrics/metrics.js';
import { dataSourceOptions, migrate, type ServicePersistence } from '../persistence/data-source.js';
import { Housekeeping } from '../persistence/housekeeping.js';
import { Transactions, type Tx } from '../persistence/transactions.js';
import { Tracing, tracingEnv } from '../tracing/tracing.js';

const databaseEnv = {
  DATABASE_URL: env.text(),
  /** Of the role in the address, where it is not in it. */
  DATABASE_PASSWORD: env.maybe(env.text()),
};

/** The environment every service reads. */
export const serviceEnv = {
  PORT: env.port(),
  /** The address of probes and metrics: every interface, as a container needs it, unless one is named. */
  HOST: env.text('0.0.0.0'),
  ...databaseEnv,
  NATS_URL: env.text(),
  /** Of the NATS user that has the service's name; needed where NATS has users. */
  NATS_PASSWORD: env.maybe(env.text()),
  /** Seals the requests between BFF and services; all processes share it. */
  MESSAGE_SECRET: env.secret(32),
  /** The number of NATS servers that keep each event; 3 in a cluster. */
  EVENT_REPLICAS: env.count(1),
  LOG_LEVEL: env.text('info'),
  /** Enables the handlers that load the demo data. Never set in production. */
  DEMO_DATA: env.flag(false),
  ...tracingEnv,
};

export type ServiceEnv = ReturnType<typeof readServiceEnv>;

export function readServiceEnv(name: string, source: NodeJS.ProcessEnv = process.env) {
  return readEnv(name, serviceEnv, source);
}

/** The environment of a service's `migrate.ts`, which needs only the database. */
export const migrateService = (name: string, persistence: ServicePersistence): Promise<void> =>
  migrate(databaseOf(readEnv(name, databaseEnv, process.env), persistence));

/** Runs one transaction of a command beside a service, which needs only the database. Its events leave with a running copy. */
export async function transactOnce<T>(
  name: string,
  persistence: ServicePersistence,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const options = databaseOf(readEnv(name, databaseEnv, process.env), persistence);
  const dataSource = await new DataSource(options).initialize();
  try {
    return await new Transactions(dataSource, new Clock(), { wake: () => undefined }).run(work);
  } finally {
    await dataSource.destroy();
  }
}

const databaseOf = (
  values: { DATABASE_URL: string; DATABASE_PASSWORD: string | undefined },
  persistence: ServicePersistence,
): DataSourceOptions =>
  dataSourceOptions(withPassword(values.DATABASE_URL, values.DATABASE_PASSWORD), persistence);

interface ServiceDefinition extends ServicePersistence {
  /** `grid`, `order`, `invoicing` or `staff`; also its queue group and the prefix of its message ids. */
  name: string;
  env: ServiceEnv;
}

/**
 * The common parts of every service in one global module: data source, messaging, outbox, listeners, health, logs,
 * metrics.
 */
@Global()
@Module({})
export class ServiceModule {
  static forService(definition: ServiceDefinition): DynamicModule {
    const { name, env: values } = definition;
    return {
      module: ServiceModule,
      imports: [
        loggingModule(name, values.LOG_LEVEL),
        DiscoveryModule,
        TypeOrmModule.forRoot({
          ...databaseOf(values, definition),
          retryAttempts: 20,
          retryDelay: 500,
        }),
      ],
      controllers: [HealthController],
      providers: [
        Clock,
        Metrics,
        { provide: ProcessInfo, useValue: new ProcessInfo(name) },
        { provide: Tracing, useFactory: () => new Tracing(name, values, currentCorrelationId) },
        {
          provide: natsConnection,
          useFactory: () => connectNats(values.NATS_URL, name, values.NATS_PASSWORD),
        },
        { provide: APP_INTERCEPTOR, useClass: MessageInterceptor },
        DatabaseFailures,
        { provide: APP_FILTER, useClass: MessageFailureFilter },
        {
          provide: EventStream,
          inject: [natsConnection],
          useFactory: (nats: NatsConnection) => new EventStream(nats, values.EVENT_REPLICAS),
        },
        { provide: MessageSeal, useValue: new MessageSeal(values.MESSAGE_SECRET) },
        MessageDoor,
        NatsPulse,
        NatsClosing,
        { provide: Leaving, useValue: new Leaving() },
        OutboxRelay,
        EventListeners,
        {
          provide: Housekeeping,
          inject: [DataSource],
          useFactory: (dataSource: DataSource) => new Housekeeping(dataSource, definition.spent ?? []),
        },
        Transactions,
        ServiceClient,
      ],
      exports: [Clock, Metrics, ProcessInfo, natsConnection, Transactions, ServiceClient],
    };
  }
}
