import { searchText } from '@keikka/domain';
import { SEARCHED_TEXTS_SQL, STORE_SEARCH_TEXTS_SQL } from './keikka-haku.sql.js';

/** A transaction's manager, or a migration's runner. */
interface Database {
  query: (sql: string, parameters: unknown[]) => Promise<unknown>;
}

interface SearchedTexts {
  keikkaId: number;
  texts: string[];
}

/** Stores what orders are found by, for whoever has changed them, in the same transaction. */
export async function storeSearchTexts(database: Database, keikkaIds: readonly number[]): Promise<void> {
  const found = (await database.query(SEARCHED_TEXTS_SQL, [keikkaIds])) as SearchedTexts[];
  const rows = found.map(({ keikkaId, texts }) => ({ keikkaId, searchText: searchText(...texts) }));
  await database.query(STORE_SEARCH_TEXTS_SQL, [JSON.stringify(rows)]);
}
