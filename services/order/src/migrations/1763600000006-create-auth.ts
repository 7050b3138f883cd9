import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Access to orders for persons outside the order's companies: by order, by site or by customer (order §4). */
export class CreateAuth1763600000006 implements MigrationInterface {
  name = 'CreateAuth1763600000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table auth (
      owner_asiakas_id int not null, kind text not null check (kind in ('keikka', 'tyomaa', 'asiakas')),
      target_id int not null, person_id int not null, level text not null check (level in ('read', 'write')),
      primary key (owner_asiakas_id, kind, target_id, person_id))`);
    await runner.query(`create index auth_person on auth (person_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table auth`);
  }
}
