import { withClient } from '../../libs/testing/servers/databases.mjs';

const KEPT = 'kept_';

/** @param {string} url of the service's database: tables of its own schema */
const tablesOf = (url) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `select table_name as name from information_schema.tables
       where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like '${KEPT}%'`,
    );
    return rows.map(({ name }) => String(name));
  });

/**
 * Keeps what the service has, as a backup would.
 * @param {string} url
 */
export async function backup(url) {
  for (const name of await tablesOf(url))
    await withClient(url, async (client) => {
      await client.query(`create table "${KEPT}${name}" as table "${name}"`);
    });
}

/**
 * Puts back what was kept; what came since is forgotten, ids too. The service must be down.
 * @param {string} url
 */
export async function putBack(url) {
  const names = await tablesOf(url);
  await withClient(url, async (client) => {
    await client.query('begin');
    // The role may not empty the history, which an older copy of the database takes the place of all the same.
    await client.query('grant truncate on change_history to current_user');
    await client.query('alter table change_history disable trigger change_history_kept');
    // In whatever order they refer to each other.
    await client.query(`truncate ${names.map((name) => `"${name}"`).join(', ')} restart identity cascade`);
    await client.query('alter table change_history enable trigger change_history_kept');
    await client.query('revoke truncate on change_history from current_user');
    const left = new Set(names);
    while (left.size > 0) {
      const before = left.size;
      for (const name of left) if (await filled(client, name)) left.delete(name);
      if (left.size === before) throw new Error(`cannot put back ${[...left].join(', ')}`);
    }
    await client.query(sequencesSql(names));
    await client.query('commit');
  });
}

/**
 * False while a table that it refers to is still empty.
 * @param {import('pg').Client} client
 * @param {string} name
 */
async function filled(client, name) {
  await client.query('savepoint one');
  try {
    await client.query(`insert into "${name}" select * from "${KEPT}${name}"`);
    await client.query('release savepoint one');
    return true;
  } catch (error) {
    await client.query('rollback to savepoint one');
    if (/** @type {{ code?: string }} */ (error).code !== '23503') throw error;
    return false;
  }
}

/**
 * Each sequence goes on behind the highest id that is there.
 * @param {readonly string[]} names
 */
const sequencesSql = (names) => `do $$ declare c record; begin
  for c in select table_name, column_name, pg_get_serial_sequence(quote_ident(table_name), column_name) as seq
    from information_schema.columns where table_schema = current_schema()
    and table_name in (${names.map((name) => `'${name}'`).join(', ')})
    and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null
  loop
    execute format('select setval(%L, coalesce((select max(%I) from %I), 0) + 1, false)', c.seq, c.column_name, c.table_name);
  end loop; end $$`;
