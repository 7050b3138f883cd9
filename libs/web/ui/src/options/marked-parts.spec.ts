import fc from 'fast-check';
import { markedParts } from './marked-parts.js';

/** The text with brackets around what is marked. */
const marked = (text: string, typed: string): string =>
  markedParts(text, typed)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('what a search has found in a text', () => {
  it.each([
    ['kei', 'Keinukallion päiväkoti', '[Kei]nukallion päiväkoti'],
    ['kei', 'Virkkalan koulu, keittiösiipi', 'Virkkalan koulu, [kei]ttiösiipi'],
    ['lohja kauppa', 'Kauppakatu 12, Lohja', '[Kauppa]katu 12, [Lohja]'],
    ['kauppa kauppakatu', 'Kauppakatu 12', '[Kauppakatu] 12'],
    ['ÄIJÄN', 'Äijänsuo', '[Äijän]suo'],
    ['21(b', 'Teollisuustie 21(B)', 'Teollisuustie [21(B])'],
    ['kaupakatu', 'Kauppakatu 12', 'Kauppakatu 12'],
    ['', 'Kauppakatu 12', 'Kauppakatu 12'],
  ])('of %j in %j is %s', (typed, text, expected) => {
    expect(marked(text, typed)).toBe(expected);
  });

  it('leaves the text as it is, whatever is typed', () => {
    const grapheme = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(grapheme, grapheme, (text, typed) => {
        const parts = markedParts(text, typed);
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });
});
