import { withClient } from '../servers/databases.mjs';
import { createTestDatabase, type TestDatabase } from './test-database.js';

describe('createTestDatabase', () => {
  let order: TestDatabase;
  let staff: TestDatabase;

  beforeAll(async () => {
    order = await createTestDatabase('order');
    staff = await createTestDatabase('staff');
  });

  afterAll(() => Promise.all([order.drop(), staff.drop()]));

  const schemaOf = (url: string) =>
    withClient(url, async (client) => {
      await client.query('create table probe (id int)');
      const found = await client.query<{ schemaname: string }>(
        `select schemaname from pg_tables where tablename = 'probe'`,
      );
      return found.rows.map(({ schemaname }) => schemaname);
    });

  it('puts the tables of the role into the schema it owns', async () => {
    expect(await schemaOf(order.url)).toEqual([order.schema]);
    expect(await schemaOf(staff.url)).toEqual([staff.schema]);
  });

  it('keeps a role out of another service’s database', async () => {
    const trespass = new URL(order.url);
    trespass.pathname = new URL(staff.url).pathname;
    await expect(withClient(trespass.href, (client) => client.query('select 1'))).rejects.toThrow(
      /permission denied/,
    );
  });
});

describe('createTestDatabase with a schema', () => {
  const migrated: string[] = [];
  const schema = {
    content: 'create table thing',
    migrate: (url: string) =>
      withClient(url, async (client) => {
        migrated.push(url);
        await client.query('create table thing (id serial primary key)');
        await client.query('insert into thing default values');
      }),
  };
  let databases: TestDatabase[];

  beforeAll(async () => {
    databases = await Promise.all([createTestDatabase('order', schema), createTestDatabase('order', schema)]);
  });

  afterAll(() => Promise.all(databases.map((database) => database.drop())));

  it('makes it once and gives each caller a copy of his own', async () => {
    const [one, other] = databases.map(({ url }) => url) as [string, string];
    await withClient(one, (client) => client.query('delete from thing'));
    const left = await withClient(other, (client) => client.query<{ id: number }>('select id from thing'));
    expect(left.rows).toEqual([{ id: 1 }]);
    expect(migrated).toHaveLength(1);
  });

  it('hands the tables to the role of the copy, which may change them', async () => {
    const [{ url }] = databases as [TestDatabase];
    await withClient(url, (client) => client.query('alter table thing add column name text'));
    await withClient(url, (client) => client.query('drop table thing'));
  });

  it('makes another for other content', async () => {
    const other = await createTestDatabase('order', { ...schema, content: 'create table thing, later' });
    expect(migrated).toHaveLength(2);
    await other.drop();
  });
});
