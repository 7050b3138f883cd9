import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sending of invoices to invoicing systems, and the companies' keys to them, encrypted. */
export class CreateLahetys1796900000000 implements MigrationInterface {
  name = 'CreateLahetys1796900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table laskutus_integraatio
      add avaimet bytea, add tuotanto boolean not null default false`);
    await runner.query(`alter table keikka_lasku add lahetys_tila text not null default ''`);
    await runner.query(`create table lahetys (
      lahetys_id serial primary key, keikka_lasku_id int not null references keikka_lasku on delete cascade,
      laskuttaja_asiakas_id int not null, kohde text not null, lasku_no text not null, tila text not null,
      vaihe text not null, yritys int not null default 0, takaiskuja int not null default 0,
      hakuja int not null default 0, ulkoinen_id text not null default '', aineisto jsonb not null,
      erot jsonb not null default '[]', virhe_koodi text not null default '', virhe text not null default '',
      pyydetty timestamptz not null, pyytaja jsonb not null, seuraava timestamptz, paattynyt timestamptz)`);
    await runner.query(`create unique index lahetys_lasku on lahetys (keikka_lasku_id)`);
    await runner.query(`create unique index lahetys_numero on lahetys (laskuttaja_asiakas_id, lasku_no)`);
    await runner.query(`create index lahetys_vuorossa on lahetys (laskuttaja_asiakas_id, seuraava)
      where seuraava is not null`);
    await runner.query(`create table lahetys_askel (
      lahetys_askel_id serial primary key, lahetys_id int not null references lahetys on delete cascade,
      yritys int not null, tila text not null, nimi text not null, pyynto text, vastaus text, tulos text,
      selite text not null default '', alkoi timestamptz not null, kesto_ms int)`);
    await runner.query(`create index lahetys_askel_lahetys on lahetys_askel (lahetys_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table lahetys_askel, lahetys`);
    await runner.query(`alter table keikka_lasku drop lahetys_tila`);
    await runner.query(`alter table laskutus_integraatio drop avaimet, drop tuotanto`);
  }
}
