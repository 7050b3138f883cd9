import { errorClassOf, errorMessageOf, severityOf } from './error-class.js';

describe('errorClassOf', () => {
  it.each([
    ['NETWORK', ['network', 'fetch', 'connection']],
    ['VALIDATION', ['validation', 'invalid', 'required']],
    ['PERMISSION', ['permission', 'unauthorized', 'forbidden']],
    ['TRANSACTION', ['transaction', 'rollback', 'atomic']],
    ['DATA_CONSISTENCY', ['consistency', 'state', 'conflict']],
  ])('gives %s for the words %j [O-307]', (expected, words) => {
    for (const word of words) {
      expect(errorClassOf(`the ${word} of it`)).toBe(expected);
      expect(errorClassOf(`${word.toUpperCase()}: no`)).toBe(expected);
    }
  });

  it.each(['M3 tallentaminen epäonnistui', ''])('gives business logic for %j [O-307]', (message) => {
    expect(errorClassOf(message)).toBe('BUSINESS_LOGIC');
  });

  it('has six classes, of which the first in the printed order holds [G-172]', () => {
    const words = ['network', 'invalid', 'forbidden', 'rollback', 'conflict', 'muu'];
    const classes = words.map((_, first) => errorClassOf(words.slice(first).reverse().join(' ')));
    expect(classes).toEqual([
      ...['NETWORK', 'VALIDATION', 'PERMISSION', 'TRANSACTION', 'DATA_CONSISTENCY', 'BUSINESS_LOGIC'],
    ]);
  });
});

describe('severityOf', () => {
  it.each([
    ['CRITICAL', ['critical', 'fatal', 'corrupt']],
    ['HIGH', ['rollback', 'transaction', 'data']],
    ['MEDIUM', ['validation', 'permission']],
    ['LOW', ['network', 'conflict', 'invalid', '']],
  ])('is %s for the words %j [O-314]', (expected, words) => {
    for (const word of words) {
      expect(severityOf(`the ${word} of it`)).toBe(expected);
      expect(severityOf(word.toUpperCase())).toBe(expected);
    }
  });

  it('is the worst that the message names', () => {
    expect(severityOf('permission: data corrupt')).toBe('CRITICAL');
    expect(severityOf('permission: data')).toBe('HIGH');
  });
});

it.each([
  [new Error(' Failed to fetch '), 'Failed to fetch'],
  ['rollback', 'rollback'],
  [undefined, ''],
  [{ message: 'x' }, ''],
])('reads the message of %p', (error, message) => {
  expect(errorMessageOf(error)).toBe(message);
});
