import { listedName, personName, shortName } from './person-name.js';

describe('names of a person', () => {
  it.each([
    ['Juha', 'Saarinen', ['Juha Saarinen', 'Saarinen Juha', 'J. Saarinen']],
    ['', 'Saarinen', ['Saarinen', 'Saarinen', 'Saarinen']],
    ['Juha', '', ['Juha', 'Juha', 'J.']],
    [null, null, ['', '', '']],
  ])('of %p %p are %p', (personFirstName, personLastName, names) => {
    const person = { personFirstName, personLastName };
    expect([personName, listedName, shortName].map((nameOf) => nameOf(person))).toEqual(names);
  });
});
