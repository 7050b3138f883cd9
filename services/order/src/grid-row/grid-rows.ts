import type { EntityManager } from 'typeorm';
import type { GridKeikka } from '@keikka/contracts';
import { prepared, type KeyedRow } from '@keikka/server';
import { gridRowsSql } from './grid-row.sql.js';

const BY_IDS_SQL = prepared(`${gridRowsSql('select unnest($1::int[]) as keikka_id')} order by 1`);

/** Orders as the grid shows them, whatever their status, in the order of their ids. */
export async function gridRowsOf(
  manager: EntityManager,
  keikkaIds: readonly number[],
): Promise<GridKeikka[]> {
  const rows = await manager.query<KeyedRow[]>(BY_IDS_SQL, [keikkaIds]);
  return rows.map(({ json }) => JSON.parse(json) as GridKeikka);
}
