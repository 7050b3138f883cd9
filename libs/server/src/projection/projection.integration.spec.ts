import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '@keikka/testing';
import { dataSourceOptions } from '../persistence/data-source.js';
import { applyProjection } from './apply-projection.js';
import { AsiakasProjectionRow, projectionEntities } from './projection.entity.js';
import { projectionMigrations } from './projection.migrations.js';

describe('a projection of staff', () => {
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase('projection');
    const options = dataSourceOptions(database.url, {
      entities: projectionEntities,
      migrations: projectionMigrations,
    });
    dataSource = await new DataSource(options).initialize();
    await dataSource.runMigrations();
  });

  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  const asiakas = (asiakasId: number, asiakasNimi: string, rev: number): AsiakasProjectionRow => ({
    asiakasId,
    asiakasNimi,
    ytunnus: '',
    colorCode: '#2563EB',
    email: '',
    phone: '',
    rev,
  });
  const apply = (...rows: AsiakasProjectionRow[]): Promise<void> =>
    applyProjection(dataSource.manager, AsiakasProjectionRow, rows);
  const names = async (): Promise<string[]> =>
    (await dataSource.manager.find(AsiakasProjectionRow, { order: { asiakasId: 'ASC' } })).map(
      (row) => row.asiakasNimi,
    );

  it('takes what is newer and drops what is older or the same', async () => {
    await apply(asiakas(1, 'Pumppaus Oy', 2));
    await apply(asiakas(1, 'Myöhässä Oy', 1), asiakas(2, 'Betoni Oy', 1));
    expect(await names()).toEqual(['Pumppaus Oy', 'Betoni Oy']);
    await apply(asiakas(1, 'Uusi Nimi Oy', 3), asiakas(2, 'Sama Oy', 1));
    expect(await names()).toEqual(['Uusi Nimi Oy', 'Betoni Oy']);
  });

  it('has tables that are what its entities say', async () => {
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(
      upQueries.map(({ query }) => query).filter((query) => /asiakas|person|vehicle/.test(query)),
    ).toEqual([]);
  });
});
