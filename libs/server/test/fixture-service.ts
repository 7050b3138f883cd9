import { Controller, Injectable, Module } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { DataSource } from 'typeorm';
import { Failure, message, type EventEnvelope } from '@keikka/contracts';
import {
  createTestDatabase,
  freePort,
  startOwnNats,
  TEST_MESSAGE_SECRET,
  type OwnServer,
  type TestDatabase,
} from '@keikka/testing';
import {
  Handles,
  Listens,
  Needs,
  Public,
  runService,
  ServiceClient,
  ServiceModule,
  Transactions,
  type ServiceEnv,
  type Tx,
} from '../src/index.js';
import { schemaOf } from './started-service.js';

export const fixtureMessages = {
  echo: message<{ text: string }, { text: string }>('fixture.echo'),
  bytes: message<null, Uint8Array>('fixture.bytes'),
  huge: message<null, Uint8Array>('fixture.huge'),
  fail: message<null, never>('fixture.fail'),
  crash: message<null, never>('fixture.crash'),
  planners: message<null, { ok: true }>('fixture.planners'),
  passOn: message<null, { code: string }>('fixture.passOn'),
  silence: message<null, never>('fixture.silence'),
  write: message<{ personId: number; holds?: boolean }, { ok: true }>('fixture.write'),
};

/** Holds a handler in the middle of its transaction until the test lets it go on. */
@Injectable()
export class Gate {
  private waiting: (() => void)[] = [];

  get held(): number {
    return this.waiting.length;
  }

  pass(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  open(): void {
    for (const go of this.waiting.splice(0)) go();
  }
}

@Controller()
class FixtureController {
  constructor(
    private readonly services: ServiceClient,
    private readonly transactions: Transactions,
    private readonly gate: Gate,
  ) {}

  @Handles(fixtureMessages.echo)
  @Public()
  echo(@Payload() request: { text: string }): { text: string } {
    return request;
  }

  @Handles(fixtureMessages.bytes)
  @Public()
  bytes(): Uint8Array {
    return Buffer.from('1\t{"ä":1}\n');
  }

  @Handles(fixtureMessages.huge)
  @Public()
  huge(): Uint8Array {
    return Buffer.alloc(9 * 1_024 * 1_024, '7');
  }

  @Handles(fixtureMessages.fail)
  @Public()
  fail(): never {
    throw new Failure('KEIKKA.NOT_FOUND', { keikkaId: 7 });
  }

  @Handles(fixtureMessages.crash)
  @Public()
  crash(): never {
    throw new Error('a secret of the inside');
  }

  @Handles(fixtureMessages.planners)
  @Needs('page.grid.edit')
  planners(): { ok: true } {
    return { ok: true };
  }

  @Handles(fixtureMessages.passOn)
  @Public()
  async passOn(): Promise<{ code: string }> {
    try {
      return await this.services.ask(fixtureMessages.silence, null);
    } catch (error) {
      if (error instanceof Failure) return { code: error.code };
      throw error;
    }
  }

  @Handles(fixtureMessages.write)
  @Public()
  write(@Payload() { personId, holds }: { personId: number; holds?: boolean }): Promise<{ ok: true }> {
    return this.transactions.run(async (tx) => {
      await tx.emit('staff.rights.changed.v1', { personId });
      if (holds) await this.gate.pass();
      return { ok: true };
    });
  }
}

/** What the listener saw, so that a test can count. */
@Injectable()
export class Seen {
  readonly ids: string[] = [];
  failuresLeft = 0;

  @Listens('staff.rights.changed.v1')
  async note(tx: Tx, event: EventEnvelope<'staff.rights.changed.v1'>): Promise<void> {
    if (this.failuresLeft > 0) {
      this.failuresLeft -= 1;
      throw new Error('not yet');
    }
    await tx.manager.query('select 1');
    this.ids.push(event.id);
  }
}

@Module({})
class FixtureModule {}

/** One process of the fixture service. */
export interface FixtureProcess {
  app: NestFastifyApplication;
  dataSource: DataSource;
  transactions: Transactions;
  seen: Seen;
  gate: Gate;
}

export interface FixtureInfrastructure {
  env: ServiceEnv;
  nats: NatsConnection;
  natsServer: OwnServer;
  database: TestDatabase;
  stop: () => Promise<void>;
}

export interface Fixture extends FixtureProcess, FixtureInfrastructure {}

const persistence = { entities: [], migrations: [] };

/** A migrated database and a NATS, and the environment of a process on them. */
export async function startFixtureInfrastructure(): Promise<FixtureInfrastructure> {
  const [database, natsServer] = await Promise.all([
    createTestDatabase('fixture', schemaOf(persistence)),
    startOwnNats(),
  ]);
  const env = {
    PORT: await freePort(),
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    DATABASE_PASSWORD: undefined,
    NATS_URL: natsServer.url,
    NATS_PASSWORD: undefined,
    MESSAGE_SECRET: TEST_MESSAGE_SECRET,
    EVENT_REPLICAS: 1,
    LOG_LEVEL: 'silent',
    DEMO_DATA: false,
    OTLP_URL: undefined,
    TRACE_SHARE: 0,
  };
  const nats = await connect({ servers: natsServer.url });
  return {
    env,
    nats,
    natsServer,
    database,
    stop: async () => {
      await nats.close();
      await natsServer.stop();
      await database.drop();
    },
  };
}

/** A whole service with one listener and a few handlers. */
export async function runFixture(env: ServiceEnv): Promise<FixtureProcess> {
  const app = await runService(
    {
      module: FixtureModule,
      imports: [ServiceModule.forService({ name: 'fixture', env, ...persistence })],
      controllers: [FixtureController],
      providers: [Seen, Gate],
    },
    env,
  );
  return {
    app,
    dataSource: app.get(DataSource),
    transactions: app.get(Transactions),
    seen: app.get(Seen),
    gate: app.get(Gate),
  };
}

/** One process on real Postgres and NATS of its own. */
export async function startFixture(): Promise<Fixture> {
  const infrastructure = await startFixtureInfrastructure();
  const running = await runFixture(infrastructure.env);
  return {
    ...infrastructure,
    ...running,
    stop: async () => {
      await running.app.close();
      await infrastructure.stop();
    },
  };
}
