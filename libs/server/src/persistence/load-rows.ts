import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

/** Rows per statement: with 30 columns still below the 65,535 parameters that Postgres accepts. */
const BATCH_SIZE = 1_000;

/**
 * Inserts rows with given ids and moves the id sequence behind them. A row whose key exists is left unchanged, so that
 * an interrupted load can be repeated. (A plain `insert` draws new ids for generated keys.)
 */
export async function loadRows<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  rows: readonly QueryDeepPartialEntity<Row>[],
): Promise<void> {
  if (rows.length === 0) return;
  const metadata = manager.dataSource.getMetadata(entity);
  const columns = metadata.columns
    .filter((column) => !column.isGenerated || rows.some((row) => column.propertyName in row))
    .map((column) => column.propertyName);
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    await manager
      .createQueryBuilder()
      .insert()
      .into(entity, columns)
      .values(rows.slice(from, from + BATCH_SIZE))
      .orIgnore()
      .execute();
  }
  const generated = metadata.generatedColumns.find((column) => column.generationStrategy === 'increment');
  if (!generated || !columns.includes(generated.propertyName)) return;
  const { tableName } = metadata;
  const id = generated.databaseName;
  await manager.query(`select setval(pg_get_serial_sequence($1, $2), max("${id}")) from "${tableName}"`, [
    tableName,
    id,
  ]);
}
