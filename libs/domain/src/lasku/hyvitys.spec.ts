import { hyvittamatta, hyvitysMaara } from './hyvitys.js';

describe('what is left of a row to be credited', () => {
  it.each([
    ['112', [], '112'],
    ['112', ['-2'], '110'],
    ['112', ['-2', '-110'], '0'],
    ['0.3', ['-0.1', '-0.1'], '0.1'],
    // A row that takes something off is credited with the other sign.
    ['-2', ['1.5'], '-0.5'],
    [null, [null], '0'],
  ])('of %s after %j is %s', (määrä, hyvitetyt, expected) => {
    expect(hyvittamatta(määrä, hyvitetyt)).toBe(expected);
  });
});

describe('the quantity of a credit', () => {
  it.each([
    ['110', '2', { määrä: '-2' }],
    ['110', '-2', { määrä: '-2' }],
    // The limit and one over.
    ['110', '110', { määrä: '-110' }],
    ['110', '-110', { määrä: '-110' }],
    ['110', '110.0001', { este: 'yli' }],
    ['110', '-111', { este: 'yli' }],
    ['0.1', '0.1', { määrä: '-0.1' }],
    ['0', '1', { este: 'yli' }],
    ['110', '0', { este: 'puuttuu' }],
    ['110', null, { este: 'puuttuu' }],
    ['-2', '2', { määrä: '2' }],
    ['-2', '-2', { määrä: '2' }],
    ['-2', '2.0001', { este: 'yli' }],
  ])('of %s left, asked %s, is %j', (jaljella, pyydetty, expected) => {
    expect(hyvitysMaara(jaljella, pyydetty)).toEqual(expected);
  });
});
