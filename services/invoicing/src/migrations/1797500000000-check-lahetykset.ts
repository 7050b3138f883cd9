import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the nightly look at sent invoices said of each. */
export class CheckLahetykset1797500000000 implements MigrationInterface {
  name = 'CheckLahetykset1797500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table lahetys add tarkastus text not null default '', add tarkastettu timestamptz`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table lahetys drop tarkastus, drop tarkastettu`);
  }
}
