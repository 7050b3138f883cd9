import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The choices for a concrete line. Strengths and consistencies are numbered from weak to strong, because price matching
 * adds the difference of the ids (I-096). Aggregate ids are the specification's (O-091, C-18).
 */
export class CreateBetoniReferenceData1763600000002 implements MigrationInterface {
  name = 'CreateBetoniReferenceData1763600000002';

  async up(runner: QueryRunner): Promise<void> {
    await createLaatu(runner);
    await runner.query(`create table raekoko (
      rae_koko_id int primary key, rae_koko_selite text not null, rae_koko_short text not null,
      rae_koko_text text not null, rae_koko_comment text not null default '', is_rae_koko smallint not null,
      slider_sort_id int not null)`);
    await runner.query(`insert into raekoko
      (rae_koko_id, rae_koko_selite, rae_koko_short, rae_koko_text, is_rae_koko, slider_sort_id) values
      (0, 'Ei raekokoa', '', '', 0, 0), (4, '8mm', '8', '#8', 1, 1), (2, '12mm', '12', '#12', 1, 2),
      (1, '16mm', '16', '#16', 1, 3), (3, '32mm', '32', '#32', 1, 4)`);
    await runner.query(`create table lujuus (
      lujuus_id int primary key, lujuus_selite text not null, lujuus_text text not null,
      lujuus_comment text not null default '')`);
    await runner.query(`insert into lujuus (lujuus_id, lujuus_selite, lujuus_text) values
      (1, 'C20/25', 'K25'), (2, 'C25/30', 'K30'), (3, 'C28/35', 'K35'), (4, 'C30/37', 'K37'), (5, 'C32/40', 'K40'),
      (6, 'C35/45', 'K45'), (7, 'C40/50', 'K50'), (8, 'C45/55', 'K55'), (9, 'C50/60', 'K60')`);
    await runner.query(`create table notkeus (
      notkeus_id int primary key, notkeus_selite text not null, notkeus_text text not null,
      notkeus_comment text not null default '')`);
    await runner.query(`insert into notkeus (notkeus_id, notkeus_selite, notkeus_text) values
      (1, 'S1', 'Painuma 10–40 mm'), (2, 'S2', 'Painuma 50–90 mm'), (3, 'S3', 'Painuma 100–150 mm'),
      (4, 'S4', 'Painuma 160–210 mm'), (5, 'S5', 'Painuma vähintään 220 mm'), (6, 'F1', 'Leviämä enintään 340 mm'),
      (7, 'F2', 'Leviämä 350–410 mm'), (8, 'F3', 'Leviämä 420–480 mm'), (9, 'F4', 'Leviämä 490–550 mm'),
      (10, 'F5', 'Leviämä 560–620 mm'), (11, 'F6', 'Leviämä vähintään 630 mm')`);
    await runner.query(
      `create table kayttoika (kaytto_ika_id int primary key, kaytto_ika_selite text not null)`,
    );
    await runner.query(`insert into kayttoika values (1, '50 v'), (2, '100 v')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table kayttoika, notkeus, lujuus, raekoko, laatu`);
  }
}

/** `asiakas_id` 0 means that every supplier offers it. The allowed flags say which choices a quality leaves (O-085). */
async function createLaatu(runner: QueryRunner): Promise<void> {
  await runner.query(`create table laatu (
    laatu_id serial primary key, asiakas_id int not null default 0, laatu_nimike text not null,
    laatu_lyhenne text not null default '', laatu_selite text not null default '', laatu_laji text not null default '',
    laatu_help_id text not null default '', laatu_short_cuts text not null default '',
    allow_c boolean not null default true, allow_rae boolean not null default true,
    allow_s boolean not null default true, allow_side boolean not null default true)`);
  await runner.query(`insert into laatu
    (laatu_id, laatu_nimike, laatu_lyhenne, laatu_selite, laatu_laji, laatu_short_cuts, allow_s) values
    (10, 'Rakennebetoni', '', 'Tavallinen valmisbetoni', 'betoni', 'rak,rakenne', true),
    (11, 'Lattiabetoni', 'Lattia', 'Hierrettävä lattia, hidas vedenerottuminen', 'betoni', 'lat,lattia', true),
    (12, 'Pakkasbetoni', 'Pakkas', 'Valu pakkasessa', 'betoni', 'pak,pakkas', true),
    (13, 'Säänkestävä P-lukubetoni P30', 'P30', 'Pakkas- ja suolarasitus', 'betoni', 'p30', true),
    (14, 'Säänkestävä P-lukubetoni P50', 'P50', 'Ankara pakkas- ja suolarasitus', 'betoni', 'p50', true),
    (15, 'Itsetiivistyvä betoni', 'IT', 'Tiheä raudoitus, ei tärytystä', 'betoni', 'it,itb', false),
    (16, 'Kuitubetoni', 'Kuitu', 'Teräskuitu lattiaan tai laattaan', 'betoni', 'kui,kuitu', true),
    (17, 'Vesitiivis betoni', 'VT', 'Altaat ja kellarinseinät', 'betoni', 'vt,vesi', true),
    (18, 'Paalubetoni', 'Paalu', 'Vedenalainen valu ja kaivinpaalut', 'betoni', 'paa,paalu', true),
    (19, 'Maakostea betoni', 'MK', 'Kallistusvalut ja asennusalustat', 'maakostea', 'mk,maa', false),
    (20, 'Juotosbetoni', 'Juotos', 'Elementtisaumat', 'laasti', 'juo,juotos', true)`);
  await runner.query(`select setval('laatu_laatu_id_seq', 1000)`);
}
