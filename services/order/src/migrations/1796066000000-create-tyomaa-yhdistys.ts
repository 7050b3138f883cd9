import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sites that are merged: what was moved, to be taken back, and by which numbers the one that stays is found. */
export class CreateTyomaaYhdistys1796066000000 implements MigrationInterface {
  name = 'CreateTyomaaYhdistys1796066000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table tyomaa add column entiset_numerot text[] not null default '{}'`);
    await runner.query(`
      create table tyomaa_yhdistys (
        yhdistys_id serial primary key,
        owner_asiakas_id int not null,
        tyomaa_id int not null references tyomaa,
        varmenne int not null,
        poistuva_id int not null references tyomaa,
        poistuva_varmenne int not null,
        keikka_ids int[] not null,
        ennen jsonb not null,
        person_id int not null,
        at timestamptz not null,
        kumottu timestamptz)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table tyomaa_yhdistys`);
    await runner.query(`alter table tyomaa drop column entiset_numerot`);
  }
}
