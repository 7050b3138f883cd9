import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invoice rows (I-030). The foreign key keeps a product that stands on a row from being deleted (I-088). */
export class CreateKeikkaLaskuRivi1763600000001 implements MigrationInterface {
  name = 'CreateKeikkaLaskuRivi1763600000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table keikka_lasku_rivi (
      keikka_lasku_rivi_id serial primary key, keikka_id int, keikka_lasku_id int, keikka_lasku_pohja_id int,
      keikka_lasku_pohja_rivi_id int, aktiivinen boolean not null default true,
      ehto_kaava text not null default '', ehto_tayttyy boolean,
      rivi_selite text not null default '', rivi_selite_kaava text not null default '',
      rivi_selite2 text not null default '', rivi_selite2_kaava text not null default '',
      memo text not null default '', maara numeric, maara_kaava text not null default '',
      yksikko text not null default '', hinta numeric, hinta_kaava text not null default '',
      sort_num int not null default 0, tuote_id int references tuote, tuote_id_kaava text not null default '',
      help_id int, alv numeric not null, ale_prosentti numeric not null default 0,
      laskuttaja_asiakas_id int not null, maksaja_asiakas_id int,
      is_laskutettu boolean not null default false, laskutettu_time timestamptz, lasku_no text not null default '',
      kustannus_paikka text not null default '', varmenne int not null default 1)`);
    await runner.query(
      `create index keikka_lasku_rivi_lasku on keikka_lasku_rivi (keikka_lasku_id, sort_num)`,
    );
    await runner.query(`create index keikka_lasku_rivi_tuote on keikka_lasku_rivi (tuote_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table keikka_lasku_rivi`);
  }
}
