import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Minutes of driving keep the decimals that they were typed with. */
export class KeepDecimalsOfMatkaAika1796060000000 implements MigrationInterface {
  name = 'KeepDecimalsOfMatkaAika1796060000000';

  async up(runner: QueryRunner): Promise<void> {
    await retype(runner, 'real');
  }

  async down(runner: QueryRunner): Promise<void> {
    await retype(runner, 'int');
  }
}

async function retype(runner: QueryRunner, type: string): Promise<void> {
  await runner.query(`alter table keikka
    alter pumppu_matka_aika type ${type}, alter lattia_matka_aika type ${type}`);
  await runner.query(`alter table keikka_tehdas alter betoni_matka_aika type ${type}`);
}
