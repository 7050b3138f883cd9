import type { MigrationInterface, QueryRunner } from 'typeorm';
import { laskuSearchText } from '../lasku/lasku.rules.js';

/** Rows per statement. */
const BATCH_SIZE = 5_000;

type Lasku = Parameters<typeof laskuSearchText>[0] & { keikkaLaskuId: number };

/** The list of invoices is filtered where they are stored, and goes on after any of them. */
export class IndexLaskut1796300000000 implements MigrationInterface {
  name = 'IndexLaskut1796300000000';

  async up(runner: QueryRunner): Promise<void> {
    // It is there where the databases are made by this project; elsewhere the role needs the right to create it.
    await runner.query('create extension if not exists pg_trgm');
    await runner.query(`alter table keikka_lasku add column search_text text not null default ''`);
    await this.storeTexts(runner);
    await runner.query(
      `create index keikka_lasku_search_text on keikka_lasku using gin (search_text gin_trgm_ops)`,
    );
    await runner.query('drop index keikka_lasku_laskuttaja');
    await runner.query(
      `create index keikka_lasku_laskuttaja on keikka_lasku (laskuttaja_asiakas_id, pumppu_aika, keikka_lasku_id)`,
    );
    await runner.query(`create index keikka_lasku_maksaja on keikka_lasku
      (laskuttaja_asiakas_id, maksaja_asiakas_id, pumppu_aika, keikka_lasku_id)`);
  }

  private async storeTexts(runner: QueryRunner): Promise<void> {
    let after = 0;
    for (;;) {
      const laskut = await laskutAfter(runner, after);
      const last = laskut.at(-1);
      if (!last) return;
      const rows = laskut.map((lasku) => ({ id: lasku.keikkaLaskuId, text: laskuSearchText(lasku) }));
      await runner.query(
        `update keikka_lasku set search_text = d.text from jsonb_to_recordset($1::jsonb) as d(id int, text text)
         where keikka_lasku_id = d.id`,
        [JSON.stringify(rows)],
      );
      after = last.keikkaLaskuId;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index keikka_lasku_maksaja, keikka_lasku_laskuttaja, keikka_lasku_search_text');
    await runner.query(
      'create index keikka_lasku_laskuttaja on keikka_lasku (laskuttaja_asiakas_id, pumppu_aika)',
    );
    await runner.query('alter table keikka_lasku drop column search_text');
  }
}

const laskutAfter = (runner: QueryRunner, after: number): Promise<Lasku[]> =>
  runner.query(
    `select keikka_lasku_id as "keikkaLaskuId", keikka_id as "keikkaId", lasku_no as "laskuNo",
       maksaja_asiakas_nimi as "maksajaAsiakasNimi", tyomaa_nimi as "tyomaaNimi"
     from keikka_lasku where keikka_lasku_id > $1 order by keikka_lasku_id limit ${BATCH_SIZE}`,
    [after],
  ) as Promise<Lasku[]>;
