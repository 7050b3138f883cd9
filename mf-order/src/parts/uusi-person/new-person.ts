import type { UusiPerson } from '@keikka/contracts';

/** From the first figure, or the plus before it, to the last. */
const PHONE = /(?:\+\s?)?\(?\d[\d\s().\-/]{3,}\d/;
const EMAIL = /\S+@\S+/;

/** What a text that found nobody says of a new person: 'Tero Koskinen 040 123 4567' a name and a phone. */
export function newPerson(typed: string): UusiPerson {
  const personPhone = PHONE.exec(typed)?.[0] ?? '';
  const personEmail = EMAIL.exec(typed)?.[0] ?? '';
  const rest = typed.replace(personPhone, ' ').replace(personEmail, ' ');
  const [first = '', ...last] = rest.split(/[\s,;]+/).filter(Boolean);
  return { personFirstName: first, personLastName: last.join(' '), personPhone, personEmail };
}
