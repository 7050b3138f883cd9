import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/**
 * Inserts new rows that have the same keys, as one parameter of JSON: for many rows, because a statement with a parameter for
 * each of their values takes longer to compose than to run. The rows get neither their ids nor their defaults.
 */
export async function insertRows<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  rows: readonly Partial<Row>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { tableName, columns } = manager.dataSource.getMetadata(entity);
  const given = columns.filter(({ propertyName }) => propertyName in first);
  const names = given.map(({ databaseName }) => `"${databaseName}"`).join(', ');
  const values = rows.map((row) =>
    Object.fromEntries(
      given.map(({ databaseName, propertyName }) => [databaseName, row[propertyName] as unknown]),
    ),
  );
  await manager.query(
    `insert into "${tableName}" (${names})
     select ${names} from jsonb_populate_recordset(null::"${tableName}", $1::jsonb)`,
    [JSON.stringify(values)],
  );
}
