import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The persons of a site. Whom a site names to be called is one of them. */
export class CreateTyomaaPerson1796068000000 implements MigrationInterface {
  name = 'CreateTyomaaPerson1796068000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table tyomaa_person (
        tyomaa_id int references tyomaa on delete cascade,
        person_id int,
        contact_person_type_id int not null default 0,
        added_by int,
        added_at timestamptz not null,
        primary key (tyomaa_id, person_id))`);
    await runner.query(`create index tyomaa_person_person on tyomaa_person (person_id)`);
    await runner.query(`
      insert into tyomaa_person (tyomaa_id, person_id, added_at)
      select tyomaa_id, tyomaa_contact_person_id, now() from tyomaa where tyomaa_contact_person_id is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table tyomaa_person`);
  }
}
