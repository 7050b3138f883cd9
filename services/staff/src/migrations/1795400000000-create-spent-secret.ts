import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The secrets that were once valid, so that only they end a session and not any text behind its id. */
export class CreateSpentSecret1795400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table spent_secret (
      secret_hash text primary key,
      session_id uuid not null references login_session on delete cascade)`);
    await runner.query(`create index spent_secret_session on spent_secret (session_id)`);
    await runner.query(`insert into spent_secret (secret_hash, session_id)
      select previous_hash, session_id from login_session where previous_hash is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table spent_secret`);
  }
}
