import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The palkit of an order are read with it (O-093). */
export class FindPalkitOfKeikka1764100000000 implements MigrationInterface {
  name = 'FindPalkitOfKeikka1764100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index palkki_keikka on palkki (keikka_id) where keikka_id is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index palkki_keikka`);
  }
}
