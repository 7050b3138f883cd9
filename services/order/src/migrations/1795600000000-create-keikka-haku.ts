import type { MigrationInterface, QueryRunner } from 'typeorm';
import { storeSearchTexts } from '../keikka/keikka-haku.record.js';

const BATCH_SIZE = 1_000;

/** What orders are found by, for those that stand too. */
export class CreateKeikkaHaku1795600000000 implements MigrationInterface {
  name = 'CreateKeikkaHaku1795600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table keikka_haku (
      keikka_id int primary key references keikka on delete cascade, search_text text not null)`);
    const keikat = (await runner.query('select keikka_id as id from keikka')) as { id: number }[];
    for (let from = 0; from < keikat.length; from += BATCH_SIZE)
      await storeSearchTexts(
        runner,
        keikat.slice(from, from + BATCH_SIZE).map(({ id }) => id),
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table keikka_haku');
  }
}
