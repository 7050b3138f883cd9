import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Order statuses (order §4, C-38, C-73, C-78). 7, 11 and 200 have no stated meaning and are never offered (G-129). */
export class CreateKeikkaTila1763600000001 implements MigrationInterface {
  name = 'CreateKeikkaTila1763600000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table keikka_tila (
      keikka_tila_id int primary key, keikka_tila_selite text not null, keikka_tila_selite2 text not null,
      keikka_tila_category text not null, icon_name text not null, icon_color text not null,
      is_selectable smallint not null, order_number int not null)`);
    await runner.query(`insert into keikka_tila values
      (1, 'Luonnos', 'Tilausta ei ole lähetetty', 'kesken', 'luonnos', 'info', 1, 10),
      (2, 'Lähetetty', 'Tilaus odottaa käsittelyä', 'kesken', 'lähetetty', 'primary', 1, 20),
      (3, 'Käsittelyssä', 'Tilausta käsitellään', 'valmis', 'käsittelyssä', 'warning', 1, 30),
      (4, 'Toimitusvalmis', 'Tilaus on valmis toimitettavaksi', 'valmis', 'toimitusvalmis', 'success', 1, 40),
      (5, 'Toimitus meneillään', 'Toimitus on alkanut', 'kesken', 'meneillään', 'primary', 1, 50),
      (9, 'Toimitettu', 'Tilaus on toimitettu', 'valmis', 'toimitettu', 'success', 1, 60),
      (6, 'Tilaus epäonnistui', 'Tilausta ei voitu toimittaa', 'muu', 'tilaus_epäonnistui', 'error', 0, 1010),
      (8, 'Tilaus peruttu', 'Tilaus on peruttu', 'muu', 'tilaus_peruttu', 'error', 1, 1020),
      (10, 'Tilaus poistettu', 'Tilaus on poistettu', 'poistettu', 'tilaus_poistettu', 'inherit', 1, 1030),
      (100, 'Arkistoitu', 'Tilaus on arkistoitu', 'muu', 'valmis', 'inherit', 0, 1040)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table keikka_tila`);
  }
}
