import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a person has left the house. */
export class AddPersonRemoved1764000000001 implements MigrationInterface {
  name = 'AddPersonRemoved1764000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table person add column removed boolean not null default false`);
    // What staff tells at the next start is no newer than what is here, and still has to be taken.
    await runner.query(`update person set rev = 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table person drop column removed`);
  }
}
