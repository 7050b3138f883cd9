import type { PersonData } from '@keikka/contracts';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { personSearchText } from '../person/person.rules.js';

/** Who a company's contacts are, and what persons are found by. */
export class CreateAsiakasPerson1795600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table asiakas_person (
      asiakas_person_id serial primary key, owner_asiakas_id int not null references asiakas,
      asiakas_id int not null references asiakas, person_id int not null references person)`);
    await runner.query(
      `create unique index asiakas_person_unique on asiakas_person (owner_asiakas_id, asiakas_id, person_id)`,
    );
    await runner.query(`create index asiakas_person_person on asiakas_person (person_id)`);
    await runner.query(`alter table person add column search_text text not null default ''`);
    const persons = (await runner.query(
      `select person_id as "personId", person_first_name as "personFirstName", person_last_name as "personLastName",
        person_phone as "personPhone", person_email as "personEmail" from person`,
    )) as PersonData[];
    for (const person of persons)
      await runner.query('update person set search_text = $2 where person_id = $1', [
        person.personId,
        personSearchText(person),
      ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table person drop column search_text`);
    await runner.query(`drop table asiakas_person`);
  }
}
