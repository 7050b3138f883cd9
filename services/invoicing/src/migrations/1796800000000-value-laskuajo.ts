import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an exception of a run is worth, and which invoices the run made last. */
export class ValueLaskuajo1796800000000 implements MigrationInterface {
  name = 'ValueLaskuajo1796800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table laskuajo_poikkeus add column rahaa numeric`);
    await runner.query(`alter table laskuajo add column viimeksi jsonb not null default '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table laskuajo drop column viimeksi`);
    await runner.query(`alter table laskuajo_poikkeus drop column rahaa`);
  }
}
