import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sites that look alike and are not the same: asked once, and remembered for the company. */
export class CreateTyomaaEri1796065000000 implements MigrationInterface {
  name = 'CreateTyomaaEri1796065000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table tyomaa_eri (
        tyomaa_id int references tyomaa on delete cascade,
        toinen_id int references tyomaa on delete cascade,
        person_id int not null,
        at timestamptz not null,
        primary key (tyomaa_id, toinen_id))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table tyomaa_eri`);
  }
}
