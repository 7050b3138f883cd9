import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A search of orders reads those that have its words, and not the texts of all orders. */
export class IndexKeikkaHaku1795700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index keikka_haku_search_text on keikka_haku using gin (search_text gin_trgm_ops)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index keikka_haku_search_text');
  }
}
