import { ids, lines, optional, record, text, type Fields } from '@keikka/contracts/fields';
import { declaredOf } from './declared.js';

const fields: Fields = {
  nimi: text(5),
  rivit: lines({ määrä: text(5), osat: ids(2) }, { most: 2 }),
  idt: optional(ids(2)),
  osa: record({ nimi: text(5) }),
};
const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`k${i}`, i]));

describe('what is declared of a body', () => {
  it.each<[string, object, object]>([
    ['its fields', { nimi: 'a', idt: [1, 2] }, { nimi: 'a', idt: [1, 2] }],
    ['not what else was sent', { ...many, nimi: 'a' }, { nimi: 'a' }],
    ['not what every object has', { constructor: 1, toString: 2 }, {}],
    [
      'the fields of lines',
      { rivit: [{ ...many, määrä: '1', osat: [7] }] },
      { rivit: [{ määrä: '1', osat: [7] }] },
    ],
    ['the fields of a record', { osa: { ...many, nimi: 'a' } }, { osa: { nimi: 'a' } }],
    ['what is no record in its place', { osa: [many] }, { osa: [] }],
    ['of long lists one item too many', { idt: [1, 2, 3, 4, 5] }, { idt: [1, 2, 3] }],
    ['of long lists in lines, too', { rivit: [{ osat: [1, 2, 3, 4] }] }, { rivit: [{ osat: [1, 2, 3] }] }],
    ['an object in the place of a text, empty', { nimi: many }, { nimi: {} }],
    ['a list in the place of a text, empty', { nimi: [many] }, { nimi: [] }],
    ['an object in the place of a list, empty', { rivit: many, idt: many }, { rivit: {}, idt: {} }],
    ['what is no line in its place', { rivit: [[many], 7] }, { rivit: [[], 7] }],
    ['an object in the place of an id, empty', { idt: [many, [many]] }, { idt: [{}, []] }],
    ['null and false', { nimi: null, idt: false }, { nimi: null, idt: false }],
  ])('is %s', (_, sent, expected) => {
    expect(declaredOf(fields, sent)).toEqual(expected);
  });

  it('is read of an object without a prototype, as a query is', () => {
    const query = Object.assign(Object.create(null) as object, { nimi: 'a', muu: 'b' });
    expect(declaredOf(fields, query)).toEqual({ nimi: 'a' });
  });
});
