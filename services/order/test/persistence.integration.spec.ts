import { DataSource } from 'typeorm';
import { dataSourceOptions } from '@keikka/server';
import { fieldFaults } from '@keikka/server/testing';
import { createTestDatabase, type TestDatabase } from '@keikka/testing';
import { KeikkaBetoni } from '../src/keikka/keikka-betoni.entity.js';
import { KeikkaTehdas } from '../src/keikka/keikka-tehdas.entity.js';
import { KeikkaTyomaa } from '../src/keikka/keikka-tyomaa.entity.js';
import { Keikka } from '../src/keikka/keikka.entity.js';
import { keikkaStateFields } from '../src/keikka/keikka.record.js';
import { migrations } from '../src/migrations/index.js';
import { orderPersistence } from '../src/order.persistence.js';

describe('order persistence', () => {
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase('order');
    dataSource = await new DataSource(dataSourceOptions(database.url, orderPersistence)).initialize();
    await dataSource.runMigrations();
  });

  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  it('has tables that are what its entities say', async () => {
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('has a column for every declared field of an order', () => {
    const tables = { beside: [KeikkaTyomaa, KeikkaTehdas], lines: { betonit: { entity: KeikkaBetoni } } };
    const faults = fieldFaults(dataSource, { entity: Keikka, ...tables, fields: keikkaStateFields });
    expect(faults).toEqual([]);
  });

  it('goes down and up again', async () => {
    for (let count = migrations.length; count > 0; count--) await dataSource.undoLastMigration();
    await dataSource.runMigrations();
    const [{ laadut }] = await dataSource.query<[{ laadut: string }]>(`select count(*) as laadut from laatu`);
    expect(Number(laadut)).toBeGreaterThan(5);
  });
});
