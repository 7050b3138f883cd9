import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createTestDatabase } from '@keikka/testing';
import { dataSourceOptions } from '../src/index.js';
import { migrate } from '../src/persistence/data-source.js';

class SlowTable1800000000000 implements MigrationInterface {
  name = 'SlowTable1800000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table slow as select from pg_sleep(0.2)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table slow');
  }
}

it('migrations of several replicas at once are done once, and all end well', async () => {
  const database = await createTestDatabase('fixture');
  try {
    const options = dataSourceOptions(database.url, { entities: [], migrations: [SlowTable1800000000000] });
    await Promise.all([migrate(options), migrate(options), migrate(options)]);
    const dataSource = await new DataSource(options).initialize();
    const done = await dataSource.query<{ name: string }[]>('select name from migrations order by id');
    const names = done.map(({ name }) => name);
    expect(names).toContain(SlowTable1800000000000.name);
    expect(new Set(names).size).toBe(names.length);
    await dataSource.destroy();
  } finally {
    await database.drop();
  }
});
