import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links by which persons choose a password, once. */
export class CreateSignInLink1796000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table sign_in_link (
      secret_hash text primary key, person_id int not null references person, expires_at timestamptz not null)`);
    await runner.query(`create index sign_in_link_person on sign_in_link (person_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table sign_in_link`);
  }
}
