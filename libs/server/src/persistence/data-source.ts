import { DataSource, type DataSourceOptions } from 'typeorm';
import { serverEntities } from './server-tables.entity.js';
import { CreateServerTables1700000000000 } from './create-server-tables.migration.js';
import { SnakeNaming } from './snake-naming.js';

/** A service's additions to the common options: its entities and migrations. */
export interface ServicePersistence {
  entities: NonNullable<DataSourceOptions['entities']>;
  migrations: NonNullable<DataSourceOptions['migrations']>;
  /** Statements that remove the service's own outdated rows. */
  spent?: readonly string[];
}

/**
 * Options of a service's data source. The role in the URL owns one schema and has it as its search path, so that
 * nothing here names a schema and a service can move to a server of its own.
 */
export function dataSourceOptions(url: string, service: ServicePersistence): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    entities: [...(service.entities as unknown[]), ...serverEntities] as never,
    migrations: [CreateServerTables1700000000000, ...(service.migrations as unknown[])] as never,
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    migrationsRun: false,
    migrationsTransactionMode: 'each',
    poolSize: 10,
    connectTimeoutMS: 3_000,
    extra: { keepAlive: true, statement_timeout: 15_000 },
  };
}

/** Brings the schema up to date; used by each service's `migrate.ts`. */
export async function migrate(options: DataSourceOptions): Promise<void> {
  const dataSource = await new DataSource(options).initialize();
  try {
    await dataSource.runMigrations();
  } finally {
    await dataSource.destroy();
  }
}
