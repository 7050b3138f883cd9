import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The concretes that a customer ordered last are read without those of all others. */
export class IndexKeikatOfAsiakas1795970000000 implements MigrationInterface {
  name = 'IndexKeikatOfAsiakas1795970000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index keikka_asiakas_aika on keikka (asiakas_id, pumppu_aika)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index keikka_asiakas_aika`);
  }
}
