import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Concretes with their prices in templates, and surcharges (I-032, I-038). */
export class PriceBetonit1796500000000 implements MigrationInterface {
  name = 'PriceBetonit1796500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table laskupohja_betoni (
      laskupohja_betoni_id serial primary key, laskupohja_id int not null references laskupohja on delete cascade,
      laatu_id int, rae_koko_id int, lujuus_id int, notkeus_id int, kaytto_ika_id int,
      rasitusluokat text not null default '', betoni_comment text not null default '', hinta_value numeric not null)`);
    await runner.query(`create index laskupohja_betoni_pohja on laskupohja_betoni (laskupohja_id)`);
    await runner.query(`create table laskupohja_lisa (
      laskupohja_lisa_id serial primary key, laskupohja_id int not null references laskupohja on delete cascade,
      kohde text not null, attr_id int, attr_nimike text not null default '', hinta numeric not null default 0,
      maara numeric, maara_kaava text not null default '', keikka_betoni_attr_comment text not null default '')`);
    await runner.query(`create index laskupohja_lisa_pohja on laskupohja_lisa (laskupohja_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table laskupohja_lisa, laskupohja_betoni`);
  }
}
