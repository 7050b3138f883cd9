import type { DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import type { Actor, EventMap, EventName, Message } from '@keikka/contracts';
import {
  createTestDatabase,
  freePort,
  startOwnNats,
  type OwnServer,
  type TestDatabase,
} from '@keikka/testing';
import {
  dataSourceOptions,
  migrate,
  OutboxRow,
  runService,
  ServiceClient,
  type ServiceEnv,
  type ServicePersistence,
} from '../src/index.js';

interface Definition {
  name: string;
  persistence: ServicePersistence;
  from: (env: ServiceEnv) => DynamicModule;
}

/** A service as production starts it, on a fresh migrated database and a NATS of its own, with its demo door open. */
export class StartedService {
  private constructor(
    readonly app: NestFastifyApplication,
    readonly database: TestDatabase,
    readonly nats: OwnServer,
  ) {}

  static async start({ name, persistence, from }: Definition): Promise<StartedService> {
    const [database, nats, port] = await Promise.all([createTestDatabase(name), startOwnNats(), freePort()]);
    await migrate(dataSourceOptions(database.url, persistence));
    const env: ServiceEnv = {
      PORT: port,
      DATABASE_URL: database.url,
      NATS_URL: nats.url,
      LOG_LEVEL: 'error',
      DEMO_DATA: true,
    };
    return new StartedService(await runService(name, from(env), env), database, nats);
  }

  get dataSource(): DataSource {
    return this.app.get(DataSource);
  }

  /** Asks over NATS, as the BFF does. */
  ask<Request, Reply>(
    message: Message<Request, Reply>,
    request: Request,
    actor: Actor,
    idempotencyKey?: string,
  ): Promise<Reply> {
    const context = { actor, correlationId: 'test', ...(idempotencyKey ? { idempotencyKey } : {}) };
    return this.app.get(ServiceClient).ask(message, request, context);
  }

  askBytes<Request>(message: Message<Request, unknown>, request: Request, actor: Actor): Promise<Uint8Array> {
    return this.app.get(ServiceClient).askBytes(message, request, { actor, correlationId: 'test' });
  }

  /** What was committed to be published under a name, oldest first. */
  async events<Name extends EventName>(name: Name): Promise<EventMap[Name][]> {
    const rows = await this.dataSource
      .getRepository(OutboxRow)
      .find({ where: { name }, order: { id: 'ASC' } });
    return rows.map(({ data }) => data as EventMap[Name]);
  }

  /** Statements that would make the tables what the entities say; none when they agree. */
  async drift(): Promise<string[]> {
    const { upQueries } = await this.dataSource.driver.createSchemaBuilder().log();
    return upQueries.map(({ query }) => query);
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.nats.stop();
    await this.database.drop();
  }
}
