import { randomNumbers } from '../../random/random-numbers.js';
import { RASITUSLUOKAT } from '../lists.js';
import { BLANK_KOMENTO_LINE, KOMENTO_MOST_CHARACTERS, type KomentoLine } from './komento.js';
import { komentoOf } from './komento-of.js';
import { komentoSanat } from './komento-sanat.js';
import { readKomento } from './read-komento.js';
import { line, lists, shortCut } from './test/komento-lists.js';

const random = randomNumbers(7);
const oneOf = <T>(values: readonly T[]): T => values[random(values.length)]!;
const idOf = (ids: readonly number[]): number | null => oneOf([null, ...ids]);

function randomLine(): KomentoLine {
  return {
    m3: oneOf([0, 7.5, 0.1, 16, 32, 1e-7, 1e22, random(1e6) / 100]),
    laatuId: idOf(lists.laadut.map(({ laatuId }) => laatuId)),
    raeKokoId: idOf(lists.raeKoot.map(({ raeKokoId }) => raeKokoId)),
    lujuusId: idOf(lists.lujuudet.map(({ lujuusId }) => lujuusId)),
    notkeusId: idOf(lists.notkeudet.map(({ notkeusId }) => notkeusId)),
    kayttoIkaId: idOf(lists.kayttoIat.map(({ kayttoIkaId }) => kayttoIkaId)),
    rasitusluokat: RASITUSLUOKAT.filter(() => random(5) === 0).join(','),
    isNopea: oneOf([0, 1]),
    betoniComment: oneOf(['', 'hissikuilu', 'zzz Ööö', 'Puhelin: 040-123', 'yhdelle, kahdelle; -', 'm']),
  };
}

describe('a line as a command', () => {
  it('is written with whole keywords', () => {
    const full = line({ m3: 7.5, laatuId: 10, lujuusId: 6, raeKokoId: 1, notkeusId: 3, kayttoIkaId: 1 });
    const more = { rasitusluokat: 'XC3,XF1', isNopea: 1 as const, betoniComment: 'hissikuilu' };
    expect(komentoOf({ ...full, ...more }, lists, [2])).toBe(
      '7,5m3 rak c30/37 #16 s3 50v xc3 xf1 nopea hid hissikuilu',
    );
    expect(komentoOf(line(), lists)).toBe('');
  });

  it('is read back as the same line', () => {
    let written = 0;
    for (let round = 0; round < 2000; round += 1) {
      const before = randomLine();
      const attrIds = [1, 2, 3].filter(() => random(3) === 0);
      const text = komentoOf(before, lists, attrIds);
      if (before.betoniComment === 'm') {
        expect(text).toBeUndefined();
        continue;
      }
      const { changes } = readKomento(text ?? '', line(), lists);
      const { addedAttrIds = [], ...fields } = changes;
      expect({ ...BLANK_KOMENTO_LINE, ...fields }).toEqual(before);
      expect(addedAttrIds).toEqual(attrIds);
      written += 1;
    }
    expect(written).toBeGreaterThan(1000);
  });

  it.each<[string, Partial<KomentoLine>]>([
    ['a comment that is a command', { betoniComment: 'c30' }],
    ['a comment that has several meanings', { betoniComment: 'ra' }],
    ['a comment with two blanks', { betoniComment: 'zzz  yyy' }],
    ['a comment that is too long', { betoniComment: 'z'.repeat(KOMENTO_MOST_CHARACTERS + 1) }],
    ['an unknown quality', { laatuId: 999 }],
    ['an unknown class', { rasitusluokat: 'XC9' }],
    ['a negative amount', { m3: -1 }],
    ['no number as its amount', { m3: Number.NaN }],
  ])('is none for %s', (_, fields) => {
    expect(komentoOf(line(fields), lists)).toBeUndefined();
  });

  it('takes another keyword where an own command has the first', () => {
    const taken = { ...lists, shortCuts: [shortCut(1, 'rak', 'Oma', 'c25')] };
    expect(komentoOf(line({ laatuId: 10 }), taken)).toBe('rakenne');
  });
});

describe('the text of a command', () => {
  const pieces = [
    ...komentoSanat(lists).flatMap(({ rows }) => rows.flatMap(({ words }) => words)),
    ...[
      '-',
      '-x',
      '-xc',
      'x',
      '12',
      ' m3',
      'mm',
      '#',
      ',',
      '\u0301',
      '\ud800',
      '\u200b',
      '\ufeff',
      '__proto__',
      'ra',
    ],
  ];
  const soup = (): string =>
    Array.from({ length: random(30) }, () => oneOf(pieces) + oneOf([' ', ' ', '', '\t', '\u00a0'])).join('');
  const noise = (): string =>
    Array.from({ length: random(60) }, () => String.fromCharCode(random(65_536))).join('');

  it('never throws, and each of its words is where it says', () => {
    for (let round = 0; round < 2000; round += 1) {
      const text = oneOf([soup, noise])().slice(0, KOMENTO_MOST_CHARACTERS);
      const { words, isTooLong } = readKomento(text, randomLine(), lists);
      expect(isTooLong).toBe(false);
      for (const word of words) expect(text.slice(word.start, word.end)).toBe(word.text);
      expect(words.map((word) => word.text.replace(/\s/g, '')).join('')).toBe(text.replace(/\s/g, ''));
    }
  });

  it('of the longest kind is read, a longer one is refused', () => {
    for (const word of ['x ', 's ', 'c3 ', '12 m3 ', 'zzz ', '-x ', 'holvi ']) {
      const text = word.repeat(KOMENTO_MOST_CHARACTERS / word.length);
      expect(readKomento(text, line(), lists).isTooLong).toBe(false);
    }
    expect(readKomento('c30 '.padEnd(KOMENTO_MOST_CHARACTERS + 1), line(), lists)).toEqual({
      ...{ words: [], changes: {}, isAmbiguous: false, isTooLong: true },
    });
  });
});
