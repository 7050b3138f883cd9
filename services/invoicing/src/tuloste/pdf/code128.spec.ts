import { code128Bars, code128Modules, code128Values } from './code128.js';

const digits = '479440520200360820048831500000000868516259619897100612';

describe('Code 128 in set C', () => {
  it.each([
    ['00', [105, 0, 2]],
    ['01', [105, 1, 3]],
    ['1234', [105, 12, 34, (105 + 12 + 2 * 34) % 103]],
    ['0000', [105, 0, 0, 2]],
  ])('of %j has the values %j', (text, values) => {
    expect(code128Values(text)).toEqual(values);
  });

  it('has a start, 27 pairs, a check and an end of 11 modules each, and two more at the end', () => {
    expect(code128Values(digits)).toHaveLength(29);
    expect(code128Modules(digits)).toBe(29 * 11 + 13);
  });

  it('has three bars in each sign, whose modules are even in number and nowhere touch', () => {
    for (let pair = 0; pair < 100; pair += 1) {
      const bars = code128Bars(String(pair).padStart(2, '0')).slice(3, 6);
      expect(bars.reduce((sum, { width }) => sum + width, 0) % 2).toBe(0);
      expect(bars[0]?.from).toBe(11);
      for (const [index, { from, width }] of bars.entries())
        expect(bars[index + 1]?.from ?? 99).toBeGreaterThan(from + width);
    }
    const signs = Array.from({ length: 100 }, (_, pair) =>
      JSON.stringify(code128Bars(String(pair).padStart(2, '0')).slice(3, 6)),
    );
    expect(new Set(signs).size).toBe(100);
  });
});
