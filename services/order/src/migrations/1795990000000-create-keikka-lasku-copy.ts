import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order tells of its invoices without asking the invoicing service (O-021). */
export class CreateKeikkaLaskuCopy1795990000000 implements MigrationInterface {
  name = 'CreateKeikkaLaskuCopy1795990000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table keikka_lasku_copy (
      keikka_lasku_id int primary key, keikka_id int not null, laskuttaja_asiakas_id int not null,
      status_name text not null, is_deleted boolean not null default false, varmenne int not null)`);
    await runner.query(
      `create index keikka_lasku_copy_keikka on keikka_lasku_copy (keikka_id, keikka_lasku_id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table keikka_lasku_copy`);
  }
}
