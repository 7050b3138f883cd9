import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The extra of a concrete line that a row bills. */
export class BillBetoniLisa1797900000000 implements MigrationInterface {
  name = 'BillBetoniLisa1797900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table keikka_lasku_rivi add keikka_betoni_attr_id int`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table keikka_lasku_rivi drop keikka_betoni_attr_id`);
  }
}
