import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The messages of an order's step log, in order. Rows are never changed or removed. */
export class CreateStepLog1763600000005 implements MigrationInterface {
  name = 'CreateStepLog1763600000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table step_log (
      step_log_id serial primary key, keikka_id int not null references keikka, step_log_type_id int not null,
      message text not null, entry_time timestamptz not null, entry_by_person_id int, require_confirm boolean not null default false,
      confirm_date timestamptz, data jsonb)`);
    await runner.query(`create index step_log_keikka on step_log (keikka_id, step_log_id)`);
    await runner.query(`create trigger step_log_append_only before update or delete on step_log
      for each row execute function refuse_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table step_log`);
  }
}
