import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The template that a person chose for an invoice. */
export class KeepValittuLaskupohja1797700000000 implements MigrationInterface {
  name = 'KeepValittuLaskupohja1797700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table keikka_lasku add valittu_laskupohja_id int`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table keikka_lasku drop valittu_laskupohja_id`);
  }
}
