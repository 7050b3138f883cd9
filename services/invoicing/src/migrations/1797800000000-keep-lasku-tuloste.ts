import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The parties of an invoice that was billed by hand, as they were then. */
export class KeepLaskuTuloste1797800000000 implements MigrationInterface {
  name = 'KeepLaskuTuloste1797800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table keikka_lasku add tuloste jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table keikka_lasku drop tuloste`);
  }
}
