import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A factory that was deleted stays for the orders that name it. Those of a factory are found by the index. */
export class KeepDeletedSijainti1796070000000 implements MigrationInterface {
  name = 'KeepDeletedSijainti1796070000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table sijainti add column deleted_time timestamptz`);
    await runner.query(`create index keikka_tehdas_sijainti on keikka_tehdas (betoni_sijainti_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index keikka_tehdas_sijainti`);
    await runner.query(`alter table sijainti drop column deleted_time`);
  }
}
