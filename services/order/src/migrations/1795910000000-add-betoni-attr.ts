import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The extras that everybody has: name, what it is for, keywords of the command box. */
const attrs = [
  ['Hidastin', 'Pidentää työstöaikaa helteessä ja pitkällä matkalla', 'hid,hidastin'],
  ['Kiihdytin', 'Nopeuttaa sitoutumista ja lujuuden kehitystä', 'kii,kiihdytin'],
  ['Notkistin', 'Lisää notkeutta ilman vettä', 'not,notkistin'],
  ['Kuuma vesi', 'Massa lämmitetään vedellä', 'kuuma,kv'],
  ['Lämmitetty betoni', 'Vesi ja kiviaines lämmitetään', 'läm,lämmin'],
  ['Teräskuitu', 'Annostus ja kuidun koko kommenttiin', 'ter,teräskuitu'],
  ['Muovikuitu', 'Vähentää plastista halkeilua', 'muo,muovikuitu'],
  ['Väri', 'Sävy ja annostus kommenttiin', 'vär,väri'],
  ['Huokostin', 'Ilmahuokoset pakkasrasitukseen', 'huo,huokostin'],
  ['Vesitiivistysaine', 'Pienentää vedenläpäisevyyttä', 'tiiv,tiivistys'],
  ['Kutistumaa vähentävä aine', 'Vähentää kuivumiskutistumaa', 'kut,kutistuma'],
  ['Jäätymisenesto', 'Massa kovettuu pakkasessa', 'jää,jäänesto'],
  ['Viskositeetin säätö', 'Estää erottumista', 'vis,viskositeetti'],
  ['Pumppausaine', 'Helpottaa pumppausta pitkään linjaan', 'pum,pumppausaine'],
] as const;

/** The extras of concrete, and those of an order's lines (O-087). */
export class AddBetoniAttr1795910000000 implements MigrationInterface {
  name = 'AddBetoniAttr1795910000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table betoni_attr (
      attr_id serial primary key, asiakas_id int not null default 0, attr_nimike text not null,
      attr_selite text not null default '', attr_help_id text not null default '',
      attr_short_cuts text not null default '', show_in_drop_down smallint not null default 1,
      deleted_time timestamptz)`);
    for (const [index, [nimike, selite, shortCuts]] of attrs.entries())
      await runner.query(
        `insert into betoni_attr (attr_id, attr_nimike, attr_selite, attr_short_cuts) values ($1, $2, $3, $4)`,
        [index + 1, nimike, selite, shortCuts],
      );
    await runner.query(`select setval('betoni_attr_attr_id_seq', 1000)`);
    await runner.query(`create table keikka_betoni_attr (
      keikka_betoni_attr_id serial primary key,
      keikka_betoni_id int not null references keikka_betoni on delete cascade,
      attr_id int not null references betoni_attr, keikka_betoni_attr_comment text not null default '')`);
    await runner.query(
      `create unique index keikka_betoni_attr_line on keikka_betoni_attr (keikka_betoni_id, attr_id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table keikka_betoni_attr, betoni_attr`);
  }
}
