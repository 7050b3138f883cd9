import { createHash, randomBytes } from 'node:crypto';
import {
  copyTemplate,
  databaseUrl,
  dropDatabase,
  ensureDatabase,
  ensureTemplate,
} from '../servers/databases.mjs';
import { startThrowawayPostgres, type ThrowawayServer } from '../servers/throwaway.mjs';

export interface TestDatabase {
  /** As the service's own role, which owns the schema. */
  url: string;
  /** As the superuser, in the same database. */
  adminUrl: string;
  schema: string;
  drop: () => Promise<void>;
}

/** The schema that a database begins with. Every file of a run that names the same content gets a copy of one template. */
export interface Schema {
  /** What the schema is made of: the source of its migrations, say. Other content is another template. */
  content: string;
  /** Makes it in an empty database, whose owner the URL names. */
  migrate: (url: string) => Promise<void>;
}

let ownPostgres: Promise<ThrowawayServer> | undefined;
let openDatabases = 0;

/**
 * A fresh database with one schema and its role, as a service finds them when it starts: empty, or with the tables of
 * `schema`. `npm test` brings one Postgres for all test files (TEST_POSTGRES_URL); a file that is run alone starts its
 * own.
 */
export async function createTestDatabase(name: string, schema?: Schema): Promise<TestDatabase> {
  openDatabases += 1;
  const serverUrl = process.env.TEST_POSTGRES_URL ?? (await startOwnPostgresOnce());
  const database = `test_${name}_${randomBytes(4).toString('hex')}`;
  const owner = { role: database, schema: `keikka_${name}`, password: 'test' };
  if (schema) await copyTemplate(serverUrl, await templateOf(serverUrl, name, schema), database, owner);
  else await ensureDatabase(serverUrl, database, [owner]);
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

async function templateOf(serverUrl: string, name: string, { content, migrate }: Schema) {
  const database = `template_${name}_${createHash('sha256').update(content).digest('hex').slice(0, 12)}`;
  const owner = { role: database, schema: `keikka_${name}`, password: 'test' };
  await ensureTemplate(serverUrl, database, owner, migrate);
  return { database, owner };
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
