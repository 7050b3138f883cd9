import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A credit names the billed invoice that it corrects, and each of its rows the row that it credits. */
export class CreditKeikkaLasku1797300000000 implements MigrationInterface {
  name = 'CreditKeikkaLasku1797300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table keikka_lasku add hyvitetty_keikka_lasku_id int references keikka_lasku`);
    await runner.query(`alter table keikka_lasku_rivi
      add hyvitetty_keikka_lasku_rivi_id int references keikka_lasku_rivi`);
    await runner.query(`create index keikka_lasku_hyvitetty on keikka_lasku (hyvitetty_keikka_lasku_id)
      where hyvitetty_keikka_lasku_id is not null`);
    await runner.query(`create index keikka_lasku_rivi_hyvitetty
      on keikka_lasku_rivi (hyvitetty_keikka_lasku_rivi_id) where hyvitetty_keikka_lasku_rivi_id is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table keikka_lasku_rivi drop hyvitetty_keikka_lasku_rivi_id`);
    await runner.query(`alter table keikka_lasku drop hyvitetty_keikka_lasku_id`);
  }
}
