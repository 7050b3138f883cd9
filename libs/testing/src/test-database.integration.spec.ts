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
