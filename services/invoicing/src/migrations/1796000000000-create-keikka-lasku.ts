import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invoices with their log, and the templates that build them (I-027, I-031, I-032, I-035). */
export class CreateKeikkaLasku1796000000000 implements MigrationInterface {
  name = 'CreateKeikkaLasku1796000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table keikka_lasku (
      keikka_lasku_id serial primary key, keikka_id int not null, laskuttaja_type text not null default 'pumppu',
      laskuttaja_asiakas_id int not null, maksaja_asiakas_id int not null, maksaja_asiakas_nimi text not null,
      keikka_lasku_status_type_id int not null, header text not null default '', viitteemme text not null default '',
      viitteenne text not null default '', maksu_ehto_pv int not null, txt_before_lines text not null default '',
      txt_after_lines text not null default '', seller_name text not null default '', memo text not null default '',
      lasku_destination text not null default '', lasku_no text not null default '',
      fennoa_invoice_id text not null default '', is_laskutettu boolean not null default false,
      lasku_created timestamptz not null, lasku_created_by text not null default '', pumppu_aika timestamptz,
      tyomaa_nimi text not null default '', sum_eur numeric not null default 0, alv_summa numeric not null default 0,
      rivi_count int not null default 0, varmenne int not null default 1)`);
    await runner.query(
      `create index keikka_lasku_laskuttaja on keikka_lasku (laskuttaja_asiakas_id, pumppu_aika)`,
    );
    await runner.query(`create index keikka_lasku_keikka on keikka_lasku (keikka_id)`);
    await runner.query(`create table keikka_lasku_log (
      keikka_lasku_log_id serial primary key, keikka_lasku_id int not null references keikka_lasku on delete cascade,
      keikka_lasku_log_type_id int not null, title text not null, description text not null default '',
      entry_time timestamptz not null, entry_by_person_id int not null, entry_by_person_name text not null default '')`);
    await runner.query(`create index keikka_lasku_log_lasku on keikka_lasku_log (keikka_lasku_id)`);
    await runner.query(`create table laskupohja (
      laskupohja_id serial primary key, laskuttaja_asiakas_id int not null, laskupohja_nimi text not null,
      selite text not null default '', laskupohja_tila_id int not null, start_date varchar(8), end_date varchar(8),
      eval_criteria text not null default '', asiakas_id int, source_asiakas_id int, maksu_ehto_pv int not null,
      viitteemme text not null default '', viitteenne text not null default '', text_before text not null default '',
      text_after text not null default '', seller_name text not null default '', varmenne int not null default 1)`);
    await runner.query(`create index laskupohja_laskuttaja on laskupohja (laskuttaja_asiakas_id)`);
    await runner.query(`create table laskupohja_rivi (
      laskupohja_rivi_id serial primary key, laskupohja_id int not null references laskupohja on delete cascade,
      otsikko text not null default '', lasku_rivi_txt_eval text not null default '',
      eval_criteria text not null default '', tuote_id int references tuote, tuote_id_eval text not null default '',
      maara_eval text not null default '', hinta_eval text not null default '', yksikko text not null default '',
      alv numeric, alennus_prosentti numeric not null default 0, luo_lasku_rivi boolean not null default true,
      luo_tarjous_rivi boolean not null default true, sort_num int not null default 0,
      varmenne int not null default 1)`);
    await runner.query(`create index laskupohja_rivi_pohja on laskupohja_rivi (laskupohja_id, sort_num)`);
    await this.keepRows(runner);
  }

  /** Rows stood without an invoice before: theirs is made of what they say. */
  private async keepRows(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table keikka_lasku_rivi add virhe text not null default ''`);
    await runner.query(`insert into keikka_lasku (keikka_lasku_id, keikka_id, laskuttaja_asiakas_id,
        maksaja_asiakas_id, maksaja_asiakas_nimi, keikka_lasku_status_type_id, maksu_ehto_pv, lasku_created)
      select keikka_lasku_id, coalesce(max(keikka_id), 0), min(laskuttaja_asiakas_id),
        coalesce(max(maksaja_asiakas_id), 0), '', 5, 15, now()
      from keikka_lasku_rivi where keikka_lasku_id is not null group by keikka_lasku_id`);
    await runner.query(
      `select setval(pg_get_serial_sequence('keikka_lasku', 'keikka_lasku_id'), max(keikka_lasku_id)) from keikka_lasku`,
    );
    await runner.query(`alter table keikka_lasku_rivi add constraint keikka_lasku_rivi_keikka_lasku_id_fkey
      foreign key (keikka_lasku_id) references keikka_lasku on delete cascade`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table keikka_lasku_rivi drop constraint keikka_lasku_rivi_keikka_lasku_id_fkey, drop virhe`,
    );
    await runner.query(`drop table laskupohja_rivi, laskupohja, keikka_lasku_log, keikka_lasku`);
  }
}
