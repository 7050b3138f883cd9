import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs that make the invoices of a period, and what of each is to be looked at. */
export class CreateLaskuajo1796600000000 implements MigrationInterface {
  name = 'CreateLaskuajo1796600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table laskuajo (
      laskuajo_id serial primary key, laskuttaja_asiakas_id int not null, first varchar(8) not null,
      last varchar(8) not null, tila text not null, aloitettu timestamptz not null,
      aloittaja_person_id int not null, aloittaja_nimi text not null default '', paivitetty timestamptz not null,
      paattynyt timestamptz, kaikki int not null default 0, kasitelty int not null default 0,
      luotu int not null default 0, ohitettu int not null default 0, poikkeuksia int not null default 0,
      sum_eur numeric not null default 0)`);
    await runner.query(`create index laskuajo_laskuttaja on laskuajo (laskuttaja_asiakas_id, laskuajo_id)`);
    await runner.query(
      `create unique index laskuajo_kaynnissa on laskuajo (laskuttaja_asiakas_id) where tila = 'käynnissä'`,
    );
    await runner.query(`create table laskuajo_poikkeus (
      laskuajo_id int not null references laskuajo on delete cascade, keikka_id int not null,
      pumppu_aika timestamptz not null, maksaja text not null, tyomaa_nimi text not null, syy text not null,
      selite text not null, keikka_lasku_id int, primary key (laskuajo_id, keikka_id))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table laskuajo_poikkeus, laskuajo`);
  }
}
