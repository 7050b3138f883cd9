import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is still to be looked at in a copied order, and which order it was copied from. Standing orders have none. */
export class CheckCopiedKeikat1795660000000 implements MigrationInterface {
  name = 'CheckCopiedKeikat1795660000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table keikka add column copied_from_id int, add column tarkistettavat text[] not null default '{}'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table keikka drop column copied_from_id, drop column tarkistettavat`);
  }
}
