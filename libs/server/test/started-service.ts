import type { DynamicModule, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { NatsConnection } from '@nats-io/transport-node';
import { DataSource } from 'typeorm';
import {
  Failure,
  type Actor,
  type ErrorCode,
  type EventMap,
  type EventName,
  type Message,
} from '@keikka/contracts';
import { FakeClock, startTestService, type Schema, type TestService } from '@keikka/testing';
import {
  Clock,
  dataSourceOptions,
  encodeFailure,
  encodeReply,
  natsConnection,
  runInContext,
  runService,
  ServiceClient,
  Transactions,
  type ServiceEnv,
  type ServicePersistence,
  type Tx,
} from '../src/index.js';
import { migrate } from '../src/persistence/data-source.js';
import { OutboxRow } from '../src/persistence/server-tables.entity.js';
import { fieldFaults, type Declared } from './record/field-faults.js';
import { watchStatements } from './statements.js';

export { fieldFaults };

/** The tables that a service's migrations make. */
export function schemaOf(persistence: ServicePersistence): Schema {
  const migrations = dataSourceOptions('', persistence).migrations as readonly unknown[];
  return {
    content: migrations.map(String).join('\n'),
    migrate: (url) => migrate(dataSourceOptions(url, persistence)),
  };
}

interface Definition {
  name: string;
  persistence: ServicePersistence;
  from: (env: ServiceEnv) => DynamicModule;
}

/** How long a test waits for an answer. */
export const ANSWER_MS = 20_000;

/** A running, migrated service and what tests ask of one: answers over NATS, events, schema drift. */
export class StartedService {
  private running: TestService<NestFastifyApplication> | undefined;

  private constructor(private readonly definition: Definition) {}

  static async start(definition: Definition): Promise<StartedService> {
    const service = new StartedService(definition);
    await service.begin();
    return service;
  }

  /** One that runs from before the first test of the describe that asks for it until after the last. */
  static forTests(definition: Definition): StartedService {
    const service = new StartedService(definition);
    beforeAll(() => service.begin());
    afterAll(() => service.stop());
    return service;
  }

  private async begin(): Promise<void> {
    const { name, persistence, from } = this.definition;
    this.running = await startTestService(name, schemaOf(persistence), (env) => runService(from(env), env));
  }

  private get app(): NestFastifyApplication {
    if (!this.running) throw new Error(`The service ${this.definition.name} is not started yet.`);
    return this.running.app;
  }

  get dataSource(): DataSource {
    return this.app.get(DataSource);
  }

  /** A part of the service, which a test sets or asks. */
  get<T>(part: Type<T>): T {
    return this.app.get(part);
  }

  /** The service's own connection, for a test that plays another service. */
  get nats(): NatsConnection {
    return this.app.get<NatsConnection>(natsConnection);
  }

  /** From now on the service's clock stands at an instant. */
  standAt(instant: string): void {
    const clock = new FakeClock(instant);
    Object.assign(this.app.get(Clock), { now: () => clock.now() });
  }

  /** The statements from now on, each as 'select keikka'. */
  watchStatements(): string[] {
    return watchStatements(this.dataSource);
  }

  /** Asks over NATS, as the BFF does, and waits longer than that: how fast a machine is, is no outcome of a test. */
  ask<Request, Reply>(
    message: Message<Request, Reply>,
    request: Request,
    actor: Actor,
    idempotencyKey?: string,
  ): Promise<Reply> {
    const context = { actor, correlationId: 'test', ...(idempotencyKey ? { idempotencyKey } : {}) };
    return this.app.get(ServiceClient).ask(message, request, context, ANSWER_MS);
  }

  askBytes<Request>(message: Message<Request, unknown>, request: Request, actor: Actor): Promise<Uint8Array> {
    return this.app
      .get(ServiceClient)
      .askBytes(message, request, { actor, correlationId: 'test' }, ANSWER_MS);
  }

  /** Publishes an event through the outbox, as another service would. */
  emit<Name extends EventName>(name: Name, data: EventMap[Name]): Promise<void> {
    return this.app.get(Transactions).run((tx) => tx.emit(name, data));
  }

  /** Work of a person in a transaction, for a part of the service that no call reaches alone. */
  transact<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T> {
    return runInContext({ actor, correlationId: 'test' }, () => this.app.get(Transactions).run(work));
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

  /** What the entity of a record lacks to hold its declared fields; none when it holds them all. */
  fieldFaults(declared: Declared): string[] {
    return fieldFaults(this.dataSource, declared);
  }

  async stop(): Promise<void> {
    await this.running?.stop();
  }
}

const unanswered: readonly ErrorCode[] = ['SERVICE.BUSY', 'SERVICE.UNAVAILABLE', 'SERVICE.DATABASE_GONE'];

/**
 * Asks as a person does in a crowd: whoever is told that the service is busy, or that another one or its database did not
 * answer it in time, presses again.
 */
export async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Failure) || !unanswered.includes(error.code)) throw error;
    return untilAnswered(ask);
  }
}

/** Answers a message as another service would; a reply that is an error code is its refusal. */
export function answerAs<Request, Reply>(
  nats: NatsConnection,
  message: Message<Request, Reply>,
  reply: (request: Request) => Reply | ErrorCode,
): void {
  nats.subscribe(message.subject, {
    callback: (_, received) => {
      const answered = reply(received.json<Request>());
      received.respond(
        typeof answered === 'string' ? encodeFailure({ code: answered as ErrorCode }) : encodeReply(answered),
      );
    },
  });
}
