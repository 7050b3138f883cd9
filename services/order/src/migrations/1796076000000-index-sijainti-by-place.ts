import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The factories near a site are found without reading all of their company's. It serves what the index by company alone did. */
export class IndexSijaintiByPlace1796076000000 implements MigrationInterface {
  name = 'IndexSijaintiByPlace1796076000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index sijainti_asiakas_paikka on sijainti (asiakas_id, lat, lng)`);
    await runner.query(`drop index sijainti_asiakas`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`create index sijainti_asiakas on sijainti (asiakas_id)`);
    await runner.query(`drop index sijainti_asiakas_paikka`);
  }
}
