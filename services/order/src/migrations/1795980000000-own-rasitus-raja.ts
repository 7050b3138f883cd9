import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A company may set a limit of its own instead of the standard's, which is that of company 0. */
export class OwnRasitusRaja1795980000000 implements MigrationInterface {
  name = 'OwnRasitusRaja1795980000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table rasitus_raja add column asiakas_id int not null default 0`);
    await runner.query(`alter table rasitus_raja drop constraint rasitus_raja_pkey`);
    await runner.query(`alter table rasitus_raja add primary key (asiakas_id, luokka)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from rasitus_raja where asiakas_id <> 0`);
    await runner.query(`alter table rasitus_raja drop constraint rasitus_raja_pkey`);
    await runner.query(`alter table rasitus_raja drop column asiakas_id`);
    await runner.query(`alter table rasitus_raja add primary key (luokka)`);
  }
}
