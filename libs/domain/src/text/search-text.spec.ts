import fc from 'fast-check';
import { hasWords, phoneDigits, searchText, searchWords } from './search-text.js';

const finds = (text: string, typed: string): boolean => hasWords(searchText(text), searchWords(typed));

describe('a telephone number', () => {
  it.each([
    '040 123 4012',
    '0401234012',
    '+358401234012',
    '+358 (0)40 123 4012',
    '00358 40 1234012',
    '040-123 4012',
    '(040) 123 4012',
    '040/123.4012',
  ])('stored or typed as %s is one number', (written) => {
    expect(phoneDigits(written)).toBe('0401234012');
    expect(finds('Virtanen 040 123 4012', written)).toBe(true);
    expect(finds(`Virtanen ${written}`, '+358 40 123 4012')).toBe(true);
  });

  it('is found while it is being typed, and with a name beside it', () => {
    expect(finds('+358401234012', '040 123')).toBe(true);
    expect(finds('Virtanen, 040 123 4012', 'virta +358 40 123')).toBe(true);
    expect(finds('040 123 4012', '+358 40 123 4013')).toBe(false);
  });

  it('of another country keeps its code', () => {
    expect(phoneDigits('+46 70 123 45 67')).toBe('0046701234567');
    expect(finds('0046 70 123 45 67', '+46701234567')).toBe(true);
  });

  it('ends with its part, so that two fields do not become one number', () => {
    expect(hasWords(searchText('040 123 4012', '0501112223'), searchWords('+358401234012'))).toBe(true);
  });
});

describe('a searched text', () => {
  it.each([
    ['letters that are composed of two', 'Äijänsuo', 'Äijän'.normalize('NFD')],
    ['zero-width characters and direction marks', 'Koskinen', '\u202aKos\u200bkinen\u202c'],
    ['spaces that do not break', 'Rakennus Koskinen', 'rakennus\u00a0koskinen'],
    ['a copied price', '138,00', '138,00\u00a0€'],
    ['another minus', '-5,50', '\u22125,50'],
    ['marks of other languages', 'Café Hébé', 'cafe hebe'],
    ['capital letters', 'betoni oy', 'BETONI'],
  ])('is found by %s', (_, text, typed) => {
    expect(finds(text, typed)).toBe(true);
  });

  it('tells Finnish letters apart', () => {
    expect(finds('Saari', 'sääri')).toBe(false);
    expect(finds('Åke', 'äke')).toBe(false);
  });

  it('is found by what it says, whatever the characters', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => finds(text, text)));
  });

  it('of a heap of marks is read in a moment', () => {
    expect(searchWords(`a${'\u0301\u0316'.repeat(50_000)}`)).toEqual(['a']);
  });
});
