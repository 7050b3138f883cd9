import { personFault, type UusiPerson } from './fields.js';

const person = (changes: Partial<UusiPerson>): UusiPerson => ({
  personFirstName: 'Tero',
  personLastName: 'Koskinen',
  personPhone: '',
  personEmail: '',
  ...changes,
});

describe('a new contact person', () => {
  it.each([
    ['a phone', { personPhone: '040 123 4567' }],
    ['an e-mail', { personEmail: ' tero@koskinen.example ' }],
    ['a first name alone', { personLastName: '', personPhone: '+358 40 123 4567' }],
    ['a surname alone', { personFirstName: '', personPhone: '09-12345' }],
  ])('is one with %s', (_, changes) => {
    expect(personFault(person(changes))).toBeUndefined();
  });

  it.each([
    ['no name', { personFirstName: ' ', personLastName: '', personPhone: '040 123 4567' }, 'PERSON.NO_NAME'],
    ['neither phone nor e-mail', { personPhone: ' ' }, 'PERSON.UNREACHABLE'],
    ['a phone of four figures', { personPhone: '0401' }, 'PERSON.BAD_PHONE'],
    ['a phone without figures', { personPhone: 'kysy' }, 'PERSON.BAD_PHONE'],
    ['an e-mail without a domain', { personEmail: 'tero@koskinen' }, 'PERSON.BAD_EMAIL'],
    ['two e-mails', { personEmail: 'a@b.fi, c@d.fi' }, 'PERSON.BAD_EMAIL'],
    ['a bad e-mail beside a phone', { personPhone: '040 123 4567', personEmail: 'tero' }, 'PERSON.BAD_EMAIL'],
  ])('is none with %s', (_, changes, fault) => {
    expect(personFault(person(changes))).toBe(fault);
  });
});
