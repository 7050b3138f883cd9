import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Billing data of companies: addresses, accounts, VAT numbers, and who sells construction services. */
export class CreateOsapuoli1797200000000 implements MigrationInterface {
  name = 'CreateOsapuoli1797200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table osapuoli (
      osapuoli_id serial primary key, laskuttaja_asiakas_id int not null, asiakas_id int not null,
      katuosoite text not null default '', postinumero text not null default '',
      paikkakunta text not null default '', maa text not null default 'FI', sahkoposti text not null default '',
      puhelin text not null default '', alv_tunnus text not null default '',
      verkkolaskuosoite text not null default '', verkkolaskuoperaattori text not null default '',
      iban text not null default '', bic text not null default '', kotipaikka text not null default '',
      myy_rakentamispalvelua boolean not null default false, rakentamispalvelu_alkaen varchar(8),
      rakentamispalvelu_peruste text not null default '', varmenne int not null default 1)`);
    await runner.query(
      `create unique index osapuoli_asiakas on osapuoli (laskuttaja_asiakas_id, asiakas_id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table osapuoli`);
  }
}
