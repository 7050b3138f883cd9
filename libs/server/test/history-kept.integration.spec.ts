import { createTestDatabase, type TestDatabase } from '@keikka/testing';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../src/index.js';
import { migrate } from '../src/persistence/data-source.js';

describe('the change history', () => {
  let database: TestDatabase;
  let [service, superuser]: DataSource[] = [];
  const open = (url: string): Promise<DataSource> =>
    new DataSource(dataSourceOptions(url, { entities: [], migrations: [] })).initialize();
  beforeAll(async () => {
    database = await createTestDatabase('fixture');
    await migrate(dataSourceOptions(database.url, { entities: [], migrations: [] }));
    [service, superuser] = await Promise.all([open(database.url), open(database.adminUrl)]);
    await service.query(`insert into change_history (entity_type, entity_id, owner_asiakas_id, change_type,
      field_name, varmenne, correlation_id, timestamp) values ('keikka', 1, 1, 'UPDATE', 'm3', 1, 'x', now())`);
  });
  afterAll(async () => {
    await Promise.all([service?.destroy(), superuser?.destroy()]);
    await database.drop();
  });

  const acts = (table: string): string[] => [
    `update ${table} set field_name = 'other'`,
    `delete from ${table}`,
    `truncate ${table}`,
  ];

  it.each(acts('change_history'))("refuses the service's own role: %s", async (act) => {
    await expect(service?.query(act)).rejects.toThrow('permission denied for table change_history');
  });

  it('refuses even who may do anything', async () => {
    for (const act of acts(`${database.schema}.change_history`))
      await expect(superuser?.query(act)).rejects.toThrow('append-only table change_history');
  });

  it('keeps what was written', async () => {
    expect(await service?.query('select field_name from change_history')).toEqual([{ field_name: 'm3' }]);
  });
});
