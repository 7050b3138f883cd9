import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where addresses are, as it was looked up (O-239). */
export class CreateGeokoodi1796061000000 implements MigrationInterface {
  name = 'CreateGeokoodi1796061000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table geokoodi (
      haku text primary key, formatted_address text, lat double precision, lng double precision,
      entry_time timestamptz not null, lahde text not null)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table geokoodi`);
  }
}
