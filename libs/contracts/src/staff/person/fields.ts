import { phoneHref } from '@keikka/domain';
import type { ErrorCode } from '../../errors.js';
import { fields, text, type ValuesOf } from '../../fields/field.js';

/** What a new contact person is known by. */
export const uusiPersonFields = fields({
  personFirstName: text(100, 'Etunimi'),
  personLastName: text(100, 'Sukunimi'),
  personPhone: text(50, 'Puhelin'),
  personEmail: text(200, 'Sähköposti'),
});

export type UusiPerson = ValuesOf<typeof uusiPersonFields>;

/** One name, an @ and a domain with a dot: whether anybody reads it only a message tells. */
const EMAIL = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>.]{2,}$/;

/** What is wrong with a new contact person: he has a name, and a phone or an e-mail by which he is reached. */
export function personFault(person: UusiPerson): ErrorCode | undefined {
  const { personFirstName, personLastName, personPhone, personEmail } = tidyPerson(person);
  if (!personFirstName && !personLastName) return 'PERSON.NO_NAME';
  if (!personPhone && !personEmail) return 'PERSON.UNREACHABLE';
  if (personPhone && phoneHref(personPhone) === null) return 'PERSON.BAD_PHONE';
  return personEmail && !EMAIL.test(personEmail) ? 'PERSON.BAD_EMAIL' : undefined;
}

/** The person without spaces around the words. */
export const tidyPerson = (person: UusiPerson): UusiPerson => ({
  personFirstName: tidy(person.personFirstName),
  personLastName: tidy(person.personLastName),
  personPhone: tidy(person.personPhone),
  personEmail: tidy(person.personEmail),
});

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');
