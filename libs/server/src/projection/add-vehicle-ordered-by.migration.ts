import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The companies that order from a vehicle's owner: theirs are the boards that show the vehicle besides the planners'. */
export class AddVehicleOrderedBy1764000000000 implements MigrationInterface {
  name = 'AddVehicleOrderedBy1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table vehicle add column ordered_by int[]`);
    // What staff tells at the next start is no newer than what is here, and still has to be taken.
    await runner.query(`update vehicle set rev = 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table vehicle drop column ordered_by`);
  }
}
