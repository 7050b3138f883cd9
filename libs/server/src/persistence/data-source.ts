import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import { serverEntities } from './server-tables.entity.js';
import { AddHistoryAuthorCompany1700000000002 } from './add-history-author-company.migration.js';
import { CreateServerTables1700000000000 } from './create-server-tables.migration.js';
import { ForbidHistoryChanges1700000000003 } from './forbid-history-changes.migration.js';
import { PreparingClient } from './prepared.js';
import { SnakeNaming } from './snake-naming.js';

/** A service's additions to the common options: its entities and migrations. */
export interface ServicePersistence {
  entities: NonNullable<DataSourceOptions['entities']>;
  migrations: NonNullable<DataSourceOptions['migrations']>;
  /** Statements that remove the service's own outdated rows. */
  spent?: readonly string[];
}

/**
 * Disks are fast and the tables in use are in memory, so that an index costs little more than a scan: the rows of a day
 * take a third of the time (measured). Compiling a plan never pays for reads this short.
 */
const PLANNER = '-c random_page_cost=1.1 -c jit=off';

/** The server's end of a connection, for a process whose machine is lost. */
const KEEPALIVES =
  '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=2 -c tcp_user_timeout=10000';

/**
 * The settings of every session. Postgres ends by itself what is too long, so that a process that is frozen or cut off
 * holds its locks for less than ten seconds, and a crowd that waits for one row gives its connections back before others
 * miss them.
 */
const sessionSettings = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  statement_timeout: 15_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 8_000,
  options: `${PLANNER} ${KEEPALIVES}`,
  Client: PreparingClient,
};

/**
 * Options of a service's data source. The role in the URL owns one schema and has it as its search path, so that
 * nothing here names a schema and a service can move to a server of its own.
 */
export function dataSourceOptions(url: string, service: ServicePersistence): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    entities: [...(service.entities as unknown[]), ...serverEntities] as never,
    migrations: [
      CreateServerTables1700000000000,
      AddHistoryAuthorCompany1700000000002,
      ForbidHistoryChanges1700000000003,
      ...(service.migrations as unknown[]),
    ] as never,
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    migrationsRun: false,
    migrationsTransactionMode: 'each',
    poolSize: 10,
    connectTimeoutMS: 3_000,
    extra: sessionSettings,
  };
}

/** Brings the schema up to date, on one replica at a time; used by each service's `migrate.ts`. */
export async function migrate(options: DataSourceOptions): Promise<void> {
  // A large table, or one that is in use, is worth waiting for here.
  const extra = { ...sessionSettings, lock_timeout: 0, statement_timeout: 0 };
  const dataSource = await new DataSource({ ...options, extra }).initialize();
  try {
    await takeMigrationLock(dataSource.createQueryRunner());
    await dataSource.runMigrations();
  } finally {
    await dataSource.destroy();
  }
}

/** The lock stands in a session of its own, because each migration commits, and ends with the session. */
async function takeMigrationLock(session: QueryRunner): Promise<void> {
  await session.query(`select pg_advisory_lock(hashtext('migrate'), hashtext(current_schema()))`);
}
