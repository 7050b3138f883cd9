import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the figures of a row came to be, as it was when the row was built. */
export class ExplainKeikkaLaskuRivi1796400000000 implements MigrationInterface {
  name = 'ExplainKeikkaLaskuRivi1796400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table keikka_lasku_rivi add selvitys jsonb, add laskettu timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table keikka_lasku_rivi drop selvitys, drop laskettu`);
  }
}
