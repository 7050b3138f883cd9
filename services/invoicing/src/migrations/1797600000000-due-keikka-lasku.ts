import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an invoice that was sent is due. */
export class DueKeikkaLasku1797600000000 implements MigrationInterface {
  name = 'DueKeikkaLasku1797600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table keikka_lasku add era_paiva varchar(8)`);
    await runner.query(
      `update keikka_lasku l set era_paiva = s.aineisto ->> 'eraPaiva'
       from lahetys s where s.keikka_lasku_id = l.keikka_lasku_id and s.tila = 'lähetetty'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table keikka_lasku drop era_paiva`);
  }
}
