import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A company keeps its own commands itself: two admins are told of each other, and a deleted one can come back. */
export class KeepBetoniShortCut1796030000000 implements MigrationInterface {
  name = 'KeepBetoniShortCut1796030000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table betoni_short_cut
      add column deleted_time timestamptz, add column varmenne int not null default 1`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table betoni_short_cut drop column deleted_time, drop column varmenne`);
  }
}
