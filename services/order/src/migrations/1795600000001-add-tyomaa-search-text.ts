import type { TyomaaFields } from '@keikka/contracts';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tyomaaSearchText } from '../tyomaa/tyomaa.rules.js';

/** Rows per statement. */
const BATCH_SIZE = 5_000;

type Site = TyomaaFields & { tyomaaId: number };

/** Sites are found by name, address and number, also where a letter is wrong. */
export class AddTyomaaSearchText1795600000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // It is there where the databases are made by this project; elsewhere the role needs the right to create it.
    await runner.query('create extension if not exists pg_trgm');
    await runner.query(`alter table tyomaa add column search_text text not null default ''`);
    let after = 0;
    for (;;) {
      const sites = await sitesAfter(runner, after);
      const last = sites.at(-1);
      if (!last) break;
      const rows = sites.map((site) => ({ id: site.tyomaaId, text: tyomaaSearchText(site) }));
      await runner.query(
        `update tyomaa set search_text = d.text from jsonb_to_recordset($1::jsonb) as d(id int, text text)
         where tyomaa_id = d.id`,
        [JSON.stringify(rows)],
      );
      after = last.tyomaaId;
    }
    await runner.query(`create index tyomaa_search_text on tyomaa using gin (search_text gin_trgm_ops)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index tyomaa_search_text');
    await runner.query('alter table tyomaa drop column search_text');
  }
}

const sitesAfter = (runner: QueryRunner, after: number): Promise<Site[]> =>
  runner.query(
    `select tyomaa_id as "tyomaaId", tyomaa_nimi as "tyomaaNimi", tyomaa_num as "tyomaaNum",
       tyomaa_osoite1 as "tyomaaOsoite1", tyomaa_osoite2 as "tyomaaOsoite2", tyomaa_osoite3 as "tyomaaOsoite3",
       tyomaa_osoite4 as "tyomaaOsoite4"
     from tyomaa where tyomaa_id > $1 order by tyomaa_id limit ${BATCH_SIZE}`,
    [after],
  ) as Promise<Site[]>;
