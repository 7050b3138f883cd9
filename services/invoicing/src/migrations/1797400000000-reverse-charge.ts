import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products that are construction services, and rows whose VAT the buyer accounts for. */
export class ReverseCharge1797400000000 implements MigrationInterface {
  name = 'ReverseCharge1797400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table tuote add rakentamispalvelu boolean not null default false`);
    await runner.query(`alter table keikka_lasku_rivi add kaannetty boolean not null default false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table keikka_lasku_rivi drop kaannetty`);
    await runner.query(`alter table tuote drop rakentamispalvelu`);
  }
}
