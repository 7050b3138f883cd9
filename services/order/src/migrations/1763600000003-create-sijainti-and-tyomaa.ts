import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Factories and work sites. A site belongs to a customer and is kept by an owner company. */
export class CreateSijaintiAndTyomaa1763600000003 implements MigrationInterface {
  name = 'CreateSijaintiAndTyomaa1763600000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table sijainti (
      sijainti_id serial primary key, asiakas_id int not null, sijainti_nimi text not null,
      sijainti_lyh text not null default '', sijainti_type_id int not null default 1,
      osoite1 text not null default '', osoite2 text not null default '',
      lat double precision, lng double precision, varmenne int not null default 1)`);
    await runner.query(`create index sijainti_asiakas on sijainti (asiakas_id)`);
    await runner.query(`create table tyomaa (
      tyomaa_id serial primary key, owner_asiakas_id int not null, asiakas_id int,
      tyomaa_nimi text not null default '', tyomaa_num text not null default '',
      tyomaa_osoite1 text not null default '', tyomaa_osoite2 text not null default '',
      tyomaa_osoite3 text not null default '', tyomaa_osoite4 text not null default '',
      tyomaa_ajo_ohje text not null default '', tyomaa_memo text not null default '', lasku_viite text not null default '',
      tyomaa_lat double precision, tyomaa_lng double precision, tyomaa_contact_person_id int,
      yhteyshenkilo_nimi text not null default '', yhteyshenkilo_puhelin text not null default '',
      yhteyshenkilo_email text not null default '', varmenne int not null default 1)`);
    await runner.query(`create index tyomaa_asiakas on tyomaa (owner_asiakas_id, asiakas_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table tyomaa, sijainti`);
  }
}
