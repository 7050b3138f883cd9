import type { EntityManager, EntityTarget } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

/** Rows per statement: well below the 65,535 parameters that Postgres accepts. */
const BATCH_SIZE = 1_000;

/** Stores rows of a projection. A stored row with the same or a newer `rev` stays. */
export async function applyProjection<Row extends { rev: number }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  rows: readonly Row[],
): Promise<void> {
  const { tableName, columns, primaryColumns } = manager.dataSource.getMetadata(entity);
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    await manager
      .createQueryBuilder()
      .insert()
      .into(entity)
      .values(rows.slice(from, from + BATCH_SIZE) as QueryDeepPartialEntity<Row>[])
      .orUpdate(
        columns.map((column) => column.databaseName),
        primaryColumns.map((column) => column.databaseName),
        { overwriteCondition: { where: `"${tableName}".rev < excluded.rev` } },
      )
      .execute();
  }
}
