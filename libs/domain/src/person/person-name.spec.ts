import { givenName, listedName, personName, shortName } from './person-name.js';

describe('names of a person', () => {
  it.each([
    ['Juha', 'Saarinen', ['Juha Saarinen', 'Saarinen Juha', 'J. Saarinen', 'Juha S.']],
    ['', 'Saarinen', ['Saarinen', 'Saarinen', 'Saarinen', 'S.']],
    ['Juha', '', ['Juha', 'Juha', 'J.', 'Juha']],
    [null, null, ['', '', '', '']],
  ])('of %p %p are %p', (personFirstName, personLastName, names) => {
    const person = { personFirstName, personLastName };
    expect([personName, listedName, shortName, givenName].map((nameOf) => nameOf(person))).toEqual(names);
  });
});
