import type { MigrationInterface, QueryRunner } from 'typeorm';

const textColumns = (...names: string[]): string =>
  names.map((name) => `${name} text not null default ''`).join(', ');
const flagColumns = (...names: string[]): string =>
  names.map((name) => `${name} boolean not null default false`).join(', ');

/** The order with all its stored fields (order §3), its copies of site and factory, its concrete lines and drivers. */
export class CreateKeikka1763600000004 implements MigrationInterface {
  name = 'CreateKeikka1763600000004';

  async up(runner: QueryRunner): Promise<void> {
    await createKeikkaTable(runner);
    await keepTimeEnd(runner);
    await createPlaces(runner);
    await createLines(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table keikka_kuski, keikka_betoni, keikka_tehdas, keikka_tyomaa, keikka`);
    await runner.query(`drop function keikka_set_time_end`);
  }
}

async function createKeikkaTable(runner: QueryRunner): Promise<void> {
  await runner.query(`create table keikka (
    keikka_id serial primary key, owner_asiakas_id int not null, source_asiakas_id int not null,
    varmenne int not null default 1, created_time timestamptz not null default now(),
    updated_time timestamptz not null default now(), keikka_tila_id int not null,
    ${textColumns('foreign_key', 'locked', 'keikka_comment', 'keikka_otsikko', 'keikka_ajo_ohje', 'kellon_aika_txt')},
    pumppu_aika timestamptz, pumppu_kesto int not null default 60, time_end timestamptz,
    betoni_aika timestamptz, pumppu_puomi real, optimal_pumppu_puomi real, pumppu_linja real,
    tyhjana_tyomaalle boolean, vehicle_id int, vehicle_type_id int, vehicle_row_num int,
    ${flagColumns('is_locked', 'ehdota_aikaa', 'is_step_log_accepted', 'is_laskutus_set', 'is_toimitus_set')},
    ${flagColumns('is_betoni_suora_laskutus', 'is_pumppu_suora_laskutus', 'has_toimitus', 'toimitus_toimitettu')},
    ${flagColumns('betonitiedot_lahetetty', 'tilausvahvistus_lahetetty')},
    asiakas_id int, asiakas_contact_person_id int, ${textColumns('asiakas_nimi', 'ytunnus')},
    pumppu_asiakas_id int, pumppu_sijainti_id int, pumppu_matka_m int, pumppu_matka_aika int,
    betoni_asiakas_id int, lattia_asiakas_id int, lattia_sijainti_id int, lattia_matka_m int, lattia_matka_aika int,
    tyomaa_id int references tyomaa, keikka_contact_person_id int, person_id int, ${textColumns('person_memo')},
    laskupohja_id int,
    constraint keikka_pumppu_kesto_check check (pumppu_kesto <= 10080))`);
  await runner.query(`create index keikka_window on keikka (pumppu_aika, time_end)`);
  await runner.query(`create index keikka_backwards on keikka (pumppu_aika) where pumppu_kesto < 0`);
  await runner.query(`create index keikka_vehicle on keikka (vehicle_id, pumppu_aika)`);
  await runner.query(`create index keikka_due on keikka (pumppu_aika) where keikka_tila_id in (4, 5)`);
  await runner.query(`create index keikka_tyomaa_aika on keikka (tyomaa_id, pumppu_aika)`);
}

/**
 * The end follows from start and duration. A trigger keeps it, whoever writes; a generated column cannot, since a
 * timestamp with time zone plus an interval is not immutable in Postgres.
 */
async function keepTimeEnd(runner: QueryRunner): Promise<void> {
  await runner.query(`create function keikka_set_time_end() returns trigger language plpgsql as
    $$ begin new.time_end := new.pumppu_aika + make_interval(mins => new.pumppu_kesto); return new; end $$`);
  await runner.query(`create trigger keikka_time_end before insert or update of pumppu_aika, pumppu_kesto on keikka
    for each row execute function keikka_set_time_end()`);
}

/** The order's copies of its site and factory. */
async function createPlaces(runner: QueryRunner): Promise<void> {
  await runner.query(`create table keikka_tyomaa (
    keikka_id int primary key references keikka on delete cascade,
    ${textColumns('tyomaa_nimi', 'tyomaa_num', 'tyomaa_osoite1', 'tyomaa_osoite2', 'tyomaa_osoite3', 'tyomaa_osoite4')},
    ${textColumns('tyomaa_ajo_ohje', 'tyomaa_memo', 'lasku_viite')},
    tyomaa_lat double precision, tyomaa_lng double precision, tyomaa_contact_person_id int,
    ${textColumns('yhteyshenkilo_nimi', 'yhteyshenkilo_puhelin', 'yhteyshenkilo_email')})`);
  await runner.query(`create table keikka_tehdas (
    keikka_id int primary key references keikka on delete cascade, betoni_sijainti_id int references sijainti,
    ${textColumns('betoni_sijainti_nimi', 'betoni_sijainti_lyh', 'betoni_sijainti_osoite1', 'betoni_sijainti_osoite2')},
    betoni_sijainti_lat double precision, betoni_sijainti_lng double precision,
    betoni_matka_m int, betoni_matka_aika int)`);
}

async function createLines(runner: QueryRunner): Promise<void> {
  await runner.query(`create table keikka_betoni (
    keikka_betoni_id serial primary key, keikka_id int not null references keikka on delete cascade, order_no int not null,
    m3 numeric(8,2) not null default 0, toimitettu_m3 numeric(8,2), laatu_id int default 10 references laatu,
    rae_koko_id int references raekoko, lujuus_id int references lujuus, notkeus_id int references notkeus,
    kaytto_ika_id int references kayttoika, rasitusluokat text not null default '',
    is_nopea smallint not null default 0, betoni_comment text not null default '',
    betoni_string text not null default '', betoni_vahvistettu boolean, tehdas_lahto_aika timestamptz,
    hinta_value numeric(12,4), hinta_muistiinpanot text not null default '')`);
  await runner.query(`create index keikka_betoni_keikka on keikka_betoni (keikka_id, order_no)`);
  await runner.query(`create table keikka_kuski (
    keikka_id int not null references keikka on delete cascade, person_id int not null, order_no int not null,
    is_explicit_assignment boolean not null default true, primary key (keikka_id, person_id))`);
  await runner.query(`create index keikka_kuski_person on keikka_kuski (person_id)`);
}
