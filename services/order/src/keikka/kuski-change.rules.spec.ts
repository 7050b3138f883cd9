import { kuskiChangeMessage } from './kuski-change.rules.js';

const names = new Map([
  [1, 'Juha Saarinen'],
  [2, 'Marja Lehtonen'],
  [3, 'Kari Salminen'],
]);

describe('the step of other drivers', () => {
  it.each([
    ['one more', [1], [1, 2], 'Kuljettaja lisätty: Marja Lehtonen'],
    ['two more', [], [1, 2], 'Kuljettajat lisätty: Juha Saarinen, Marja Lehtonen'],
    ['one less', [1, 2], [2], 'Kuljettaja poistettu: Juha Saarinen'],
    ['none left', [1, 2], [], 'Kuljettajat poistettu: Juha Saarinen, Marja Lehtonen'],
    ['another', [1, 2], [3, 2], 'Kuljettaja vaihdettu: Juha Saarinen → Kari Salminen'],
    ['one for two', [1, 2], [3], 'Kuljettajat vaihdettu: Juha Saarinen, Marja Lehtonen → Kari Salminen'],
    ['one who is not known by name', [], [9], 'Kuljettaja lisätty: 9'],
    ['the same in another order', [1, 2], [2, 1], undefined],
    ['the same', [1], [1], undefined],
  ])('tells %s', (_, before, after, message) => {
    expect(kuskiChangeMessage({ before, after }, names)).toBe(message);
  });
});
