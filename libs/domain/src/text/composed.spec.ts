import { composed } from './composed.js';

/** Code points that Unicode moves when a mark of a low class follows: the marks that cost time to put in order. */
const movedByOrder = (letter: string): boolean =>
  letter.normalize('NFD') === letter && `x${letter}\u0334`.normalize('NFD') !== `x${letter}\u0334`;

const everyCharacter = (): string[] =>
  Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => !/\p{Cs}/u.test(letter),
  );

describe('a composed text', () => {
  it.each([
    ['Finnish letters', 'ä'.normalize('NFD'), 'ä'],
    ['the ångström sign', '\u212b', 'å'.toUpperCase()],
    ['Hangul letters', '\u1112\u1161\u11ab', '한'],
    ['marks in the wrong order', 'a\u0301\u0316', '\u00e1\u0316'.normalize('NFC')],
    ['marks of many letters', 'a\u0308'.repeat(1_000), 'ä'.repeat(1_000)],
    ['half a character', 'a\ud800', 'a\ud800'],
  ])('has %s in NFC', (_, text, expected) => {
    expect(composed(text)).toBe(expected);
  });

  it('has up to thirty marks of a letter in order, and a heap of them as it was', () => {
    const marked = (marks: number): string => `a${'\u0301\u0316'.repeat(marks / 2)}`;
    expect(composed(marked(30))).toBe(marked(30).normalize('NFC'));
    expect(composed(marked(32))).toBe(marked(32));
    expect(composed(`ä${marked(32)}`)).toBe(`ä${marked(32)}`);
  });

  it('knows every mark that is put in order', () => {
    expect(everyCharacter().filter((letter) => movedByOrder(letter) && !/\p{M}/u.test(letter))).toEqual([]);
  });
});
