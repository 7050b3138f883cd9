import pg from 'pg';

/** @typedef {{ role: string, password: string, schema: string }} SchemaOwner */

/**
 * One database with a schema and a role per owner. Each role owns its own schema, finds nothing but it on
 * its search path and cannot enter another's. Safe to run again: it brings passwords up to date.
 * @param {string} adminUrl
 * @param {string} database
 * @param {readonly SchemaOwner[]} owners
 */
export async function ensureDatabase(adminUrl, database, owners) {
  await withClient(adminUrl, async (client) => {
    const existing = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (existing.rowCount === 0) await client.query(`create database ${quoted(database)}`);
  });
  await withClient(databaseUrl(adminUrl, { database }), async (client) => {
    await client.query(`revoke all on database ${quoted(database)} from public`);
    await client.query('revoke all on schema public from public');
    // Searches by likeness need it. There every role finds it, whatever its search path.
    await client.query('create extension if not exists pg_trgm schema pg_catalog');
    for (const owner of owners) await ensureOwner(client, database, owner);
  });
}

/**
 * @param {pg.Client} client
 * @param {string} database
 * @param {SchemaOwner} owner
 */
async function ensureOwner(client, database, { role, password, schema }) {
  const existing = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  const verb = existing.rowCount === 0 ? 'create' : 'alter';
  const [roleName, schemaName, databaseName] = [role, schema, database].map(quoted);
  await client.query(`${verb} role ${roleName} login password ${pg.escapeLiteral(password)}`);
  await client.query(`grant connect, temporary on database ${databaseName} to ${roleName}`);
  await client.query(`create schema if not exists ${schemaName} authorization ${roleName}`);
  await client.query(`alter role ${roleName} in database ${databaseName} set search_path = ${schemaName}`);
}

/**
 * Makes a database that others are copied from, unless it is there. Any number of processes may ask for it at once:
 * one fills it, the others wait. One that was interrupted is no template yet and is made anew.
 * @param {string} adminUrl
 * @param {string} database
 * @param {SchemaOwner} owner
 * @param {(url: string) => Promise<void>} fill migrates it, as its owner
 */
export async function ensureTemplate(adminUrl, database, owner, fill) {
  await withClient(adminUrl, async (client) => {
    // Held until this connection ends.
    await client.query('select pg_advisory_lock(hashtext($1))', [database]);
    const found = await client.query('select datistemplate from pg_database where datname = $1', [database]);
    if (found.rows[0]?.datistemplate) return;
    await dropDatabase(adminUrl, database, [owner]);
    await ensureDatabase(adminUrl, database, [owner]);
    await fill(databaseUrl(adminUrl, { database, user: owner.role, password: owner.password }));
    await client.query(`alter database ${quoted(database)} with is_template true allow_connections false`);
  });
}

/**
 * A database with all that a template holds, in the hands of an owner of its own.
 * @param {string} adminUrl
 * @param {{ database: string, owner: SchemaOwner }} template
 * @param {string} database
 * @param {SchemaOwner} owner
 */
export async function copyTemplate(adminUrl, template, database, owner) {
  await withClient(adminUrl, (client) =>
    client.query(`create database ${quoted(database)} template ${quoted(template.database)}`),
  );
  await ensureDatabase(adminUrl, database, [owner]);
  await withClient(databaseUrl(adminUrl, { database }), (client) =>
    client.query(`reassign owned by ${quoted(template.owner.role)} to ${quoted(owner.role)}`),
  );
}

/**
 * @param {string} adminUrl
 * @param {string} database
 * @param {readonly SchemaOwner[]} owners
 */
export async function dropDatabase(adminUrl, database, owners) {
  await withClient(adminUrl, async (client) => {
    await client.query(`drop database if exists ${quoted(database)} with (force)`);
    for (const { role } of owners) await client.query(`drop role if exists ${quoted(role)}`);
  });
}

/**
 * The same server, entered elsewhere or as somebody else.
 * @param {string} url
 * @param {{ database: string, user?: string, password?: string }} other
 */
export function databaseUrl(url, { database, user, password }) {
  const other = new URL(url);
  other.pathname = `/${database}`;
  if (user !== undefined) other.username = user;
  if (password !== undefined) other.password = password;
  return other.href;
}

/** @param {string} url */
export async function answersSelect(url) {
  try {
    await withClient(url, (client) => client.query('select 1'));
    return true;
  } catch {
    // Not yet: whoever waits for it asks again, and tells the end of its log when it takes too long.
    return false;
  }
}

/**
 * @template T
 * @param {string} url
 * @param {(client: pg.Client) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @param {string} name */
const quoted = (name) => pg.escapeIdentifier(name);
