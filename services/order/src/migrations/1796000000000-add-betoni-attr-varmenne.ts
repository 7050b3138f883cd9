import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two admins who change an extra at once are told of each other. */
export class AddBetoniAttrVarmenne1796000000000 implements MigrationInterface {
  name = 'AddBetoniAttrVarmenne1796000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table betoni_attr add column varmenne int not null default 1`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table betoni_attr drop column varmenne`);
  }
}
