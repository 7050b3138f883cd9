import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a company sends its invoices (C-48), and an invoice found by its number [I-117]. */
export class CreateLaskutusIntegraatio1796100000000 implements MigrationInterface {
  name = 'CreateLaskutusIntegraatio1796100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table laskutus_integraatio (
      laskuttaja_asiakas_id int not null, kohde text not null,
      primary key (laskuttaja_asiakas_id, kohde))`);
    await runner.query(`insert into laskutus_integraatio
      select distinct laskuttaja_asiakas_id, lasku_destination from keikka_lasku where lasku_destination <> ''`);
    await runner.query(`create index keikka_lasku_no on keikka_lasku (laskuttaja_asiakas_id, lasku_no)
      where lasku_no <> ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index keikka_lasku_no`);
    await runner.query(`drop table laskutus_integraatio`);
  }
}
