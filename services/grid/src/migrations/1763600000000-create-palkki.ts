import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Palkit, their drivers, who else sees them, and palkki types with the system's own (G-110). */
export class CreatePalkki1763600000000 implements MigrationInterface {
  name = 'CreatePalkki1763600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table palkki_type (
      grid_palkki_type_id serial primary key, grid_palkki_type text not null,
      grid_palkki_type_description text not null default '', owner_asiakas_id int not null,
      vehicle_available boolean not null default true, show_in_report boolean not null default false,
      show_report_klo boolean not null default false, report_style text not null default '',
      read_only boolean not null default false, sort_no int not null default 0, varmenne int not null default 1)`);
    await runner.query(`create index palkki_type_owner on palkki_type (owner_asiakas_id, sort_no)`);
    await runner.query(`insert into palkki_type (grid_palkki_type_id, grid_palkki_type, grid_palkki_type_description,
      owner_asiakas_id, vehicle_available, show_in_report, show_report_klo, read_only, sort_no) values
      (4, 'kommentti', 'Vapaa kommentti ajoneuvon päivään', 0, true, true, true, false, 10),
      (2, 'poissa ajosta', 'Ajoneuvo ei ole ajossa', 0, false, true, true, false, 20),
      (5, 'huolto', 'Ajoneuvo on huollossa', 0, false, true, true, false, 30),
      (12, 'työ', 'Muu työ kuin tilaus', 0, false, true, true, false, 40),
      (14, 'ajoneuvo', 'Ajoneuvoa koskeva tieto', 0, true, true, true, false, 50),
      (13, 'tilauksen lisätietoja', 'Tilausta täydentävä tieto', 0, true, true, true, false, 60),
      (15, 'varoitus', 'Huomiota vaativa tieto', 0, true, true, true, false, 70),
      (16, 'lasku', 'Laskutukseen liittyvä tieto', 0, true, false, false, false, 80),
      (8, 'yksityinen', 'Näkyy vain omalle yritykselle', 0, true, false, false, false, 90),
      (9, 'väliaikainen', 'Väliaikainen varaus', 0, true, false, false, false, 100),
      (11, 'Poistettu', 'Poistettu palkki', 0, true, false, false, true, 1000)`);
    await runner.query(`select setval(pg_get_serial_sequence('palkki_type', 'grid_palkki_type_id'), 100)`);

    await runner.query(`create table palkki (
      palkki_id serial primary key, owner_asiakas_id int not null, source_asiakas_id int, vehicle_id int not null,
      keikka_id int, grid_palkki_type_id int not null default 4
        constraint palkki_palkki_type references palkki_type (grid_palkki_type_id),
      time_start timestamptz not null, time_end timestamptz not null, keikka_comment text not null default '',
      style text not null default '', deleted_time timestamptz, varmenne int not null default 1,
      constraint palkki_starts_before_end check (time_start < time_end))`);
    await runner.query(`create index palkki_owner_time on palkki (owner_asiakas_id, time_end)`);
    await runner.query(`create index palkki_vehicle_time on palkki (vehicle_id, time_end)`);
    await runner.query(`create table palkki_kuski (
      palkki_id int not null constraint palkki_kuski_palkki references palkki (palkki_id) on delete cascade,
      person_id int not null, primary key (palkki_id, person_id))`);
    await runner.query(`create table palkki_visibility (
      palkki_id int not null constraint palkki_visibility_palkki references palkki (palkki_id) on delete cascade,
      asiakas_id int not null, primary key (palkki_id, asiakas_id))`);
    await runner.query(`create index palkki_visibility_asiakas on palkki_visibility (asiakas_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table palkki_visibility, palkki_kuski, palkki, palkki_type`);
  }
}
