import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The fields of a template that its editor adds (I-032, I-035). A row has the token of its template. */
export class CompleteLaskupohja1796200000000 implements MigrationInterface {
  name = 'CompleteLaskupohja1796200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table laskupohja add laskupohja_pvm varchar(8),
      add betoni_laskutetaan boolean not null default true,
      add asiakas_nimi text not null default '', add source_asiakas_nimi text not null default ''`);
    await runner.query(`alter table laskupohja_rivi add maara_selite text not null default '',
      add hinta_selite text not null default '', drop varmenne`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table laskupohja_rivi drop maara_selite, drop hinta_selite,
      add varmenne int not null default 1`);
    await runner.query(`alter table laskupohja drop laskupohja_pvm, drop betoni_laskutetaan, drop asiakas_nimi,
      drop source_asiakas_nimi`);
  }
}
