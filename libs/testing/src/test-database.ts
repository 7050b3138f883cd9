import { randomBytes } from 'node:crypto';
import { databaseUrl, dropDatabase, ensureDatabase } from '../servers/databases.mjs';
import { startThrowawayPostgres, type ThrowawayServer } from '../servers/throwaway.mjs';

export interface TestDatabase {
  /** As the service's own role, which owns the schema. */
  url: string;
  /** As the superuser, in the same database. */
  adminUrl: string;
  schema: string;
  drop: () => Promise<void>;
}

let ownPostgres: Promise<ThrowawayServer> | undefined;
let openDatabases = 0;

/**
 * A fresh database with one schema and its role, as a service finds them when it starts. `npm test` brings one
 * Postgres for all test files (TEST_POSTGRES_URL); a file that is run alone starts its own.
 */
export async function createTestDatabase(name: string): Promise<TestDatabase> {
  openDatabases += 1;
  const serverUrl = process.env.TEST_POSTGRES_URL ?? (await startOwnPostgresOnce());
  const database = `test_${name}_${randomBytes(4).toString('hex')}`;
  const owner = { role: database, schema: `keikka_${name}`, password: 'test' };
  await ensureDatabase(serverUrl, database, [owner]);
  return {
    url: databaseUrl(serverUrl, { database, user: owner.role, password: owner.password }),
    adminUrl: databaseUrl(serverUrl, { database }),
    schema: owner.schema,
    drop: async () => {
      await dropDatabase(serverUrl, database, [owner]);
      openDatabases -= 1;
      if (openDatabases === 0) await stopOwnPostgres();
    },
  };
}

async function startOwnPostgresOnce(): Promise<string> {
  ownPostgres ??= startThrowawayPostgres();
  return (await ownPostgres).url;
}

async function stopOwnPostgres(): Promise<void> {
  const server = await ownPostgres;
  ownPostgres = undefined;
  await server?.stop();
}
