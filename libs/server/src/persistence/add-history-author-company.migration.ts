import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The author's company stands in the history, so that a name is told to nobody who may not know it. */
export class AddHistoryAuthorCompany1700000000002 implements MigrationInterface {
  name = 'AddHistoryAuthorCompany1700000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table change_history add author_asiakas_id int`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table change_history drop author_asiakas_id`);
  }
}
