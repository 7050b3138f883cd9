import type { MigrationInterface, QueryRunner } from 'typeorm';
import { asiakasSearchText, type NamedAsiakas } from '../asiakas/asiakas.rules.js';

/** Companies are found by name, business id and number, and a new customer's business id is looked for among all. */
export class AddAsiakasSearchText1795500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table asiakas add column search_text text not null default ''`);
    await runner.query(`create index asiakas_ytunnus on asiakas (ytunnus)`);
    const asiakkaat = (await runner.query(
      `select asiakas_id as "asiakasId", asiakas_nimi as "asiakasNimi", ytunnus from asiakas`,
    )) as NamedAsiakas[];
    for (const asiakas of asiakkaat)
      await runner.query('update asiakas set search_text = $2 where asiakas_id = $1', [
        asiakas.asiakasId,
        asiakasSearchText(asiakas),
      ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index asiakas_ytunnus`);
    await runner.query(`alter table asiakas drop column search_text`);
  }
}
