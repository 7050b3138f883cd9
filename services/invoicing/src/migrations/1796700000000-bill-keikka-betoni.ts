import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The concrete line of the order that a row bills, by which the row is known again when its invoice is built anew. */
export class BillKeikkaBetoni1796700000000 implements MigrationInterface {
  name = 'BillKeikkaBetoni1796700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table keikka_lasku_rivi add keikka_betoni_id int`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table keikka_lasku_rivi drop keikka_betoni_id`);
  }
}
