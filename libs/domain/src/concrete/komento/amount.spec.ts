import { randomNumbers } from '../../random/random-numbers.js';
import { plainNumber } from './amount.js';
import type { KomentoChanges } from './komento.js';
import { readKomento } from './read-komento.js';
import { line, lists } from './test/komento-lists.js';

const changes = (text: string): KomentoChanges => readKomento(text, line({ m3: 99 }), lists).changes;

describe('the amount of a command', () => {
  it.each([
    ['12', 12],
    ['12m', 12],
    ['12m3', 12],
    ['12M3', 12],
    ['12m³', 12],
    ['12 m3', 12],
    ['12 M', 12],
    ['12 m³', 12],
    ['12\u00a0m³', 12],
    ['7,5', 7.5],
    ['7.5m3', 7.5],
    ['7,5m3', 7.5],
    ['7,5 m3', 7.5],
    ['0,1', 0.1],
    ['0,30', 0.3],
    ['1.005', 1.005],
    ['0', 0],
    ['0m3', 0],
    ['007', 7],
    ['08', 8],
    ['007,50m', 7.5],
    ['1000000000000', 1e12],
    ['9'.repeat(400), Number.MAX_VALUE],
    ['12 20', 20],
    ['12m3 20', 20],
    ['8', 8],
    ['12', 12],
    ['16', 16],
    ['32', 32],
    ['16m', 16],
    ['16 m', 16],
    ['8m3', 8],
  ])('of "%s" is %d [O-168]', (text, m3) => {
    expect(changes(text)).toEqual({ m3 });
  });

  it.each([
    '-5',
    '−5',
    '+5',
    '1e3',
    '1e3m3',
    '7,',
    '7,5,2',
    '7.5.2',
    ',5',
    '.5',
    '12m2',
    '12m33',
    '5kuutiota',
    '٣',
  ])('is not "%s" (R-17)', (text) => {
    expect(changes(text)).toEqual({ betoniComment: text });
  });

  it.each<[string, KomentoChanges]>([
    ['16 c30', { m3: 16, lujuusId: 6 }],
    ['16 20', { m3: 20 }],
    ['c30 16 s3 xc3 12m3', { m3: 12, lujuusId: 6, raeKokoId: 1, notkeusId: 3, rasitusluokat: 'XC3' }],
    ['16 12m', { m3: 12, raeKokoId: 1 }],
    ['16 12 m3', { m3: 12, raeKokoId: 1 }],
    ['12 12m3', { m3: 12, raeKokoId: 2 }],
    ['8 5m3', { m3: 5, raeKokoId: 4 }],
    ['32 5m3', { m3: 5, raeKokoId: 3 }],
    ['5m3 16 32', { m3: 5, raeKokoId: 3 }],
    ['5m3 20', { m3: 20 }],
    ['5m3 016', { m3: 16 }],
    ['5m3 16,0', { m3: 16 }],
    ['#16 12', { m3: 12, raeKokoId: 1 }],
    ['16mm 12', { m3: 12, raeKokoId: 1 }],
    ['16m 12m3', { m3: 12 }],
    ['antura 16', { m3: 16, lujuusId: 4, raeKokoId: 1, notkeusId: 2, betoniComment: 'maavarainen' }],
  ])('and the grain size of "%s" (R-07)', (text, expected) => {
    expect(changes(text)).toEqual(expected);
  });

  it.each([
    ['c30 c25', { lujuusId: 4 }],
    ['5m3 6m3', { m3: 6 }],
    ['norm rapid', { isNopea: 1 }],
    ['s3 f5', { notkeusId: 10 }],
  ])('and whatever else is twice in "%s": the last stands (R-10)', (text, expected) => {
    expect(changes(text)).toEqual(expected);
  });
});

describe('a number without an exponent', () => {
  it.each([
    [1e21, '1000000000000000000000'],
    [1.5e22, '15000000000000000000000'],
    [1e-7, '0.0000001'],
    [1.25e-8, '0.0000000125'],
    [7.5, '7.5'],
    [12, '12'],
  ])('%d is %s', (value, text) => {
    expect(plainNumber(value)).toBe(text);
  });

  it('is the same number', () => {
    const random = randomNumbers(3);
    for (let round = 0; round < 2000; round += 1) {
      const value = (random(1e9) + random(1000) / 1000) * 10 ** (random(60) - 30);
      expect(Number(plainNumber(value))).toBe(value);
    }
  });
});
