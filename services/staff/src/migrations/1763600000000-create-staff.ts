import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Companies, persons, vehicles, day statuses, sign-ins and partner portals. */
export class CreateStaff1763600000000 implements MigrationInterface {
  name = 'CreateStaff1763600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table asiakas (
      asiakas_id serial primary key, asiakas_nimi text not null, ytunnus text not null default '',
      color_code text not null default '', email text not null default '', phone text not null default '',
      is_default boolean not null default false, varmenne int not null default 1)`);
    await runner.query(`create table asiakas_asiakas_link (
      asiakas_asiakas_link_id serial primary key, asiakas_id int not null references asiakas,
      linked_asiakas_id int not null references asiakas, asiakas_asiakas_link_type_id int not null,
      comment text not null default '', laskupohja_id int, settings jsonb not null default '{}')`);
    await runner.query(`create unique index asiakas_asiakas_link_unique
      on asiakas_asiakas_link (asiakas_id, linked_asiakas_id, asiakas_asiakas_link_type_id)`);
    await runner.query(`create table person (
      person_id serial primary key, asiakas_id int references asiakas, person_first_name text not null,
      person_last_name text not null, person_phone text not null default '', person_email text not null default '',
      person_memo text not null default '', password_hash text, last_login_time timestamptz,
      start_date varchar(8), end_date varchar(8), person_deleted_time timestamptz, varmenne int not null default 1)`);
    await runner.query(`create unique index person_email_unique on person (lower(person_email))
      where password_hash is not null`);
    await runner.query(`create table asiakas_person_setting (
      asiakas_person_setting_id serial primary key, asiakas_id int not null references asiakas,
      person_id int references person, asiakas_person_setting_type_id int not null,
      start_date varchar(8), end_date varchar(8), value text not null default '')`);
    await runner.query(`create index asiakas_person_setting_person on asiakas_person_setting (person_id)`);
    await runner.query(`create index asiakas_person_setting_asiakas on asiakas_person_setting (asiakas_id)`);
    await runner.query(`create table vehicle_type (
      vehicle_type_id int primary key, vehicle_type_name text not null, has_puomi boolean not null,
      has_linja boolean not null)`);
    await runner.query(`insert into vehicle_type values
      (1, 'Betoniauto', false, false), (2, 'Pumi', true, true), (3, 'Pumppu', true, true), (4, 'Muu', false, false)`);
    await runner.query(`create table vehicle (
      vehicle_id serial primary key, asiakas_id int not null references asiakas, vehicle_no text not null,
      vehicle_reg_no text not null, vehicle_nimi text not null default '', vehicle_puomi real,
      vehicle_type_id int not null references vehicle_type, first_date varchar(8), last_date varchar(8),
      sort_no int not null default 0, default_kuski_person_id int references person, use_no_driver_bar boolean,
      show_in_grid_calc boolean not null default true, varmenne int not null default 1)`);
    await runner.query(`create index vehicle_asiakas on vehicle (asiakas_id, sort_no)`);
    await runner.query(`create table person_pvm_status (
      person_pvm_status_id serial primary key, owner_asiakas_id int not null, status_name text not null,
      prefix text not null default '', style text not null default '', pois boolean not null,
      vakio_vapaa boolean not null default false, status_active boolean not null default true,
      sort_no int not null default 0)`);
    await runner.query(`insert into person_pvm_status
      (person_pvm_status_id, owner_asiakas_id, status_name, prefix, style, pois, vakio_vapaa, sort_no) values
      (1, 0, 'Töissä', '', '#DCFCE7', false, false, 1), (2, 0, 'Loma', 'L', '#DBEAFE', true, false, 2),
      (3, 0, 'Sairas', 'S', '#FEE2E2', true, false, 3), (4, 0, 'Vapaa', 'V', '#E5E7EB', true, true, 4),
      (5, 0, 'Koulutus', 'K', '#FFEDD5', true, false, 5), (6, 0, 'Viikonloppu', 'VL', '#E5E7EB', true, true, 6)`);
    await runner.query(`select setval('person_pvm_status_person_pvm_status_id_seq', 100)`);
    await runner.query(`create table person_pvm (
      person_pvm_id serial primary key, person_id int not null references person, asiakas_id int not null,
      pvm varchar(8) not null, person_pvm_status_id int not null references person_pvm_status,
      person_pvm_text text not null default '', vehicle_id int references vehicle, varmenne int not null default 1)`);
    await runner.query(`create index person_pvm_day on person_pvm (asiakas_id, pvm)`);
    await runner.query(`create unique index person_pvm_unique on person_pvm (person_id, pvm)`);
    await runner.query(`create table login_session (
      session_id uuid primary key, person_id int not null references person, refresh_hash text not null,
      previous_hash text, rotated_at timestamptz not null, created_at timestamptz not null,
      expires_at timestamptz not null, ended_at timestamptz, user_agent text not null default '')`);
    await runner.query(`create index login_session_person on login_session (person_id)`);
    await runner.query(`create table embed_partner (
      embed_partner_id serial primary key, asiakas_id int not null references asiakas, key_hash text not null,
      origins text[] not null)`);
    await runner.query(`create unique index embed_partner_key on embed_partner (key_hash)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table embed_partner, login_session, person_pvm, person_pvm_status, vehicle, vehicle_type,
      asiakas_person_setting, person, asiakas_asiakas_link, asiakas`);
  }
}
