import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The commands of a company's own for the command box (O-088). */
export class CreateBetoniShortCut1795960000000 implements MigrationInterface {
  name = 'CreateBetoniShortCut1795960000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table betoni_short_cut (
      betoni_short_cut_id serial primary key, asiakas_id int not null, betoni_short_cut text not null,
      betoni_short_cut_nimi text not null, betoni_short_cut_commands text not null)`);
    await runner.query(`create index betoni_short_cut_asiakas on betoni_short_cut (asiakas_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table betoni_short_cut`);
  }
}
