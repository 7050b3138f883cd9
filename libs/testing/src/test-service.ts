import { freePort } from '../servers/ports.mjs';
import { startOwnNats, type OwnServer } from './own-servers.js';
import { createTestDatabase, type Schema, type TestDatabase } from './test-database.js';

/** Seals the messages of all processes that a test starts. */
export const TEST_MESSAGE_SECRET = 'seals messages in tests and nowhere else';

/** Encrypts the keys of companies in tests. */
export const TEST_CREDENTIALS_KEY = 'encrypts keys in tests and nowhere else';

/** The environment a service reads, pointing at the test file's own database and NATS. */
export interface TestServiceEnv {
  PORT: number;
  HOST: string;
  DATABASE_URL: string;
  NATS_URL: string;
  DATABASE_PASSWORD: undefined;
  NATS_PASSWORD: undefined;
  MESSAGE_SECRET: string;
  EVENT_REPLICAS: number;
  LOG_LEVEL: string;
  DEMO_DATA: boolean;
  OTLP_URL: undefined;
  TRACE_SHARE: number;
}

export interface TestService<App> {
  app: App;
  env: TestServiceEnv;
  database: TestDatabase;
  nats: OwnServer;
  stop: () => Promise<void>;
}

/** Starts a service as production starts it, on a fresh database with its tables and a NATS of the test file's own. */
export async function startTestService<App extends { close: () => Promise<void> }>(
  name: string,
  schema: Schema,
  start: (env: TestServiceEnv) => Promise<App>,
): Promise<TestService<App>> {
  const [database, nats, port] = await Promise.all([
    createTestDatabase(name, schema),
    startOwnNats(),
    freePort(),
  ]);
  const env = {
    PORT: port,
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    NATS_URL: nats.url,
    DATABASE_PASSWORD: undefined,
    NATS_PASSWORD: undefined,
    MESSAGE_SECRET: TEST_MESSAGE_SECRET,
    EVENT_REPLICAS: 1,
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    DEMO_DATA: true,
    OTLP_URL: undefined,
    TRACE_SHARE: 0,
  };
  const app = await start(env);
  return {
    app,
    env,
    database,
    nats,
    stop: async () => {
      await app.close();
      await nats.stop();
      await database.drop();
    },
  };
}
