import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Entries of the step log that are deleted: the log itself is append-only, so that what was deleted stays. */
export class CreateStepLogPoisto1796075000000 implements MigrationInterface {
  name = 'CreateStepLogPoisto1796075000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table step_log_poisto (
      step_log_id int primary key references step_log, deleted_time timestamptz not null,
      deleted_by_person_id int not null)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table step_log_poisto`);
  }
}
