import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A company's delivered orders by time, for what its drivers have driven in six months. */
export class IndexDeliveredKeikat1763600000007 implements MigrationInterface {
  name = 'IndexDeliveredKeikat1763600000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index keikka_delivered on keikka (owner_asiakas_id, pumppu_aika) where keikka_tila_id in (9, 100)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index keikka_delivered`);
  }
}
