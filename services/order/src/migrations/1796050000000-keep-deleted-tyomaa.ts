import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A site that was deleted by mistake can come back (I-163). */
export class KeepDeletedTyomaa1796050000000 implements MigrationInterface {
  name = 'KeepDeletedTyomaa1796050000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table tyomaa add column deleted_time timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table tyomaa drop column deleted_time`);
  }
}
