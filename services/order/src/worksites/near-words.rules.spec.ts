import { isNearable, nearQuery, partsOf, wholeQuery } from './near-words.rules.js';

describe('the words of a near search', () => {
  it.each([
    [
      ['kaupakatu', '12'],
      ['kaupakatu', '12'],
    ],
    [['t-77'], ['t', '77']],
    [['kauppakatu12b'], ['kauppakatu', '12', 'b']],
    [["päiväkoti'|", '\\:*'], ['päiväkoti']],
    [['мир'], ['мир']],
    [['a-b-c-d-e-f-g'], ['a', 'b', 'c', 'd', 'e', 'f']],
  ])('of %j are %j', (typed, parts) => {
    expect(partsOf(typed)).toEqual(parts);
  });

  it.each([
    ['kaupakatu', true],
    ['tie', false],
    ['4711', false],
  ])('may be another than %s: %s', (part, expected) => {
    expect(isNearable(part)).toBe(expected);
  });

  it('are each a choice of those that the company has, and a number begins one', () => {
    const meant = new Map([['kaupakatu', ['kauppakatu', 'kauppakuja']]]);
    expect(nearQuery(['kaupakatu', '12'], meant)).toBe(`('kauppakatu' | 'kauppakuja') & ('12':*)`);
  });

  it.each([[[]], [['lohja']], [['12', 'lohja']]])('find nothing for %j when none is meant', (parts) => {
    expect(nearQuery(parts, new Map([['lohja', []]]))).toBeNull();
  });

  it.each([
    [['kauppakatu', '12'], `'kauppakatu' & '12'`],
    [['t-77'], null],
    [['kauppakatu', '12b'], null],
    [["o'hara"], null],
    [['a', 'b', 'c', 'd', 'e', 'f', 'g'], null],
  ])('of %j are all whole in %j', (words, query) => {
    expect(wholeQuery(words)).toBe(query);
  });
});
