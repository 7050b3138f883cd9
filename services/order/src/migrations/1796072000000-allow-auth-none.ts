import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A person may stand on an access list without access. */
export class AllowAuthNone1796072000000 implements MigrationInterface {
  name = 'AllowAuthNone1796072000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table auth drop constraint auth_level_check`);
    await runner.query(
      `alter table auth add constraint auth_level_check check ("level" in ('none', 'read', 'write'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from auth where "level" = 'none'`);
    await runner.query(`alter table auth drop constraint auth_level_check`);
    await runner.query(
      `alter table auth add constraint auth_level_check check ("level" in ('read', 'write'))`,
    );
  }
}
