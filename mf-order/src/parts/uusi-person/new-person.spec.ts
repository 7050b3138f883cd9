import { newPerson } from './new-person.js';

describe('a new person', () => {
  it.each([
    ['Tero', ['Tero', '', '', '']],
    ['Tero Koskinen', ['Tero', 'Koskinen', '', '']],
    ['Anna-Liisa von Essen', ['Anna-Liisa', 'von Essen', '', '']],
    ['040 123 4567', ['', '', '040 123 4567', '']],
    ['+358 (0)40-1234567', ['', '', '+358 (0)40-1234567', '']],
    ['Tero Koskinen, 040 123 4567', ['Tero', 'Koskinen', '040 123 4567', '']],
    ['0401234567 Tero', ['Tero', '', '0401234567', '']],
    ['tero@koskinen.example', ['', '', '', 'tero@koskinen.example']],
    ['Tero 4', ['Tero', '4', '', '']],
    ['', ['', '', '', '']],
  ])('of %j', (typed, [personFirstName, personLastName, personPhone, personEmail]) => {
    expect(newPerson(typed)).toEqual({ personFirstName, personLastName, personPhone, personEmail });
  });
});
