import { DataSource } from 'typeorm';
import { dataSourceOptions } from '@keikka/server';
import { createTestDatabase, type TestDatabase } from '@keikka/testing';
import { staffPersistence } from '../src/staff.persistence.js';

describe('staff tables', () => {
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase('staff');
    dataSource = await new DataSource(dataSourceOptions(database.url, staffPersistence)).initialize();
    await dataSource.runMigrations();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  it('are what the entities say', async () => {
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('keep their history append-only for the application', async () => {
    await dataSource.query(`insert into change_history (entity_type, entity_id, owner_asiakas_id, change_type, field_name,
      varmenne, correlation_id, timestamp) values ('x', 1, 1, 'UPDATE', 'y', 1, 'c', now())`);
    for (const act of [`update change_history set field_name = 'z'`, 'delete from change_history'])
      await expect(dataSource.query(act)).rejects.toThrow('permission denied for table change_history');
  });
});
