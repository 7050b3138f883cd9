import { betoni } from '@keikka/builders';
import { betoniLine, betoniSum } from './betoni-line.js';

describe('betoniLine', () => {
  it.each([
    [null, 'open'],
    [true, 'confirmed'],
    [false, 'refused'],
  ] as const)('with confirmation %s is %s', (betoniVahvistettu, vahvistus) => {
    expect(betoniLine(betoni({ betoniVahvistettu })).vahvistus).toBe(vahvistus);
  });

  it.each([
    ['an ordinary line', {}, 'Rakennebetoni · 50 v'],
    [
      'a fast one with words',
      { isNopea: 1, betoniComment: 'Hidastin' },
      'Rakennebetoni · 50 v · Nopea · Hidastin',
    ],
    ['a delivered one', { toimitettuM3: 32.25 }, 'Rakennebetoni · 50 v · toimitettu 32,25\u00a0m³'],
    [
      'one with a departure of its own',
      { tehdasLähtöAika: '2026-11-20T07:30:00.000Z' },
      'Rakennebetoni · 50 v · lähtö tehtaalta 9:30',
    ],
  ] as const)('details %s', (_what, change, details) => {
    expect(betoniLine(betoni(change))).toMatchObject({
      amount: '45,5\u00a0m³',
      name: 'C30/37 #16 S3 XC3, XC4',
      details,
    });
  });

  it('is called by its quality while nothing else is chosen', () => {
    expect(betoniLine(betoni({ betoniString: '', kayttoIka: '' }))).toMatchObject({
      name: 'Rakennebetoni',
      details: '',
    });
  });

  it('sums the lines', () => {
    expect(betoniSum(45.5, [betoni(), betoni()])).toBe('45,5\u00a0m³ · 2 riviä');
    expect(betoniSum(8, [betoni()])).toBe('8\u00a0m³ · 1 rivi');
  });
});
