import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Companies, persons and vehicles as staff publishes them, for a service that imports `ProjectionModule`. */
export class CreateProjection1700000000001 implements MigrationInterface {
  name = 'CreateProjection1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table asiakas (
      asiakas_id int primary key, asiakas_nimi text not null, ytunnus text not null, color_code text not null,
      email text not null, phone text not null, rev int not null)`);
    await runner.query(`create table person (
      person_id int primary key, asiakas_id int, person_first_name text not null, person_last_name text not null,
      person_phone text not null, person_email text not null, removed boolean not null default false,
      rev int not null)`);
    await runner.query(`create index person_asiakas on person (asiakas_id)`);
    await runner.query(`create table vehicle (
      vehicle_id int primary key, asiakas_id int not null, vehicle_no text not null, vehicle_reg_no text not null,
      vehicle_nimi text not null, vehicle_puomi real, vehicle_type_id int not null, vehicle_type_name text not null,
      first_date varchar(8), last_date varchar(8), planned_by int[] not null, ordered_by int[] not null,
      rev int not null)`);
    await runner.query(`create index vehicle_asiakas on vehicle (asiakas_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table vehicle, person, asiakas`);
  }
}
