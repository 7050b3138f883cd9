import { parsePalkkiText } from './palkki-text.js';

describe('parsePalkkiText', () => {
  it.each([
    ['Huolto', { text: 'Huolto', bold: false, colour: null }],
    ['Huolto *red', { text: 'Huolto', bold: false, colour: 'red' }],
    ['*bold *blue Kokous', { text: 'Kokous', bold: true, colour: 'blue' }],
    ['*green Tuuraus *bold', { text: 'Tuuraus', bold: true, colour: 'green' }],
    ['*red *blue Vika', { text: 'Vika', bold: false, colour: 'blue' }],
    ['Pumppu *redo', { text: 'Pumppu *redo', bold: false, colour: null }],
    ['', { text: '', bold: false, colour: null }],
  ])("styles '%s' [G-106]", (comment, expected) => {
    expect(parsePalkkiText(comment)).toEqual(expected);
  });
});
