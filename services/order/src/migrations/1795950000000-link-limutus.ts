import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From which line a primer was split, so that it can be put back. Standing lines have none. */
export class LinkLimutus1795950000000 implements MigrationInterface {
  name = 'LinkLimutus1795950000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table keikka_betoni add column limutus_from_id int`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table keikka_betoni drop column limutus_from_id`);
  }
}
