import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products with their categories and their keys in the invoicing systems. */
export class CreateTuote1763600000000 implements MigrationInterface {
  name = 'CreateTuote1763600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table tuote_category_type (
      tuote_cat_type_id int primary key, tuote_cat_type_name text not null)`);
    await runner.query(`insert into tuote_category_type values
      (1, 'Pumppaus'), (2, 'Betoni'), (3, 'Lisät'), (4, 'Muut')`);
    await runner.query(`create table foreign_key_source (
      foreign_key_source_id int primary key, foreign_key_source_name text not null)`);
    await runner.query(`insert into foreign_key_source values (1, 'Netvisor'), (2, 'Fennoa')`);
    await runner.query(`create table tuote (
      tuote_id serial primary key, laskuttaja_asiakas_id int not null,
      nimike text collate "fi-FI-x-icu" not null, lisa_nimike text collate "fi-FI-x-icu" not null default '',
      yksikko text not null default '', tuote_type_id int, maara_kaava text not null default '',
      aktiivinen boolean not null default true, kustannus_paikka_eval text not null default '',
      alv numeric not null, hinta numeric, order_num int not null default 0,
      tuote_cat_type_id int references tuote_category_type, kommentti text not null default '',
      varmenne int not null default 1)`);
    await runner.query(`create index tuote_laskuttaja on tuote (laskuttaja_asiakas_id, order_num)`);
    await runner.query(`create table tuote_foreign_key (
      tuote_id int not null references tuote on delete cascade, asiakas_id int not null,
      foreign_key_source_id int not null references foreign_key_source, foreign_key text not null,
      primary key (tuote_id, asiakas_id, foreign_key_source_id))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table tuote_foreign_key, tuote, foreign_key_source, tuote_category_type`);
  }
}
