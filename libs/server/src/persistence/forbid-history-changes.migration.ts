import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The service's own role may only add to the history. It owns the table, and so could change it but for the trigger, which
 * sees no truncate.
 */
export class ForbidHistoryChanges1700000000003 implements MigrationInterface {
  name = 'ForbidHistoryChanges1700000000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`revoke update, delete, truncate on change_history from public, current_user`);
    await runner.query(`create trigger change_history_kept before truncate on change_history
      for each statement execute function refuse_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop trigger change_history_kept on change_history`);
    await runner.query(`grant update, delete, truncate on change_history to current_user`);
  }
}
