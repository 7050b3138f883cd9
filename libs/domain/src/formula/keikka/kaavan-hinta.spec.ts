import { cents } from '../../money/money.js';
import { defineSchema } from '../language/schema.js';
import { compile } from '../run/formula.js';
import { kaavanHinta } from './kaavan-hinta.js';

const schema = defineSchema<{ m3: string | number }>([
  { name: 'm3', type: 'number', label: 'Betonia, m³', group: 'Betoni', read: ({ m3 }) => m3 },
]);
const hintaOf = (source: string, m3: string | number = 8) =>
  kaavanHinta(compile(source, schema, 'number'), { m3 });

describe('the price of a formula', () => {
  it.each([
    ['{m3 * 12,5}', 100],
    ['99,90', 99.9],
    ['{"12,5"}', 12.5],
    ['', 0],
  ])('%s is %d', (source, hinta) => {
    expect(hintaOf(source)).toEqual({ hinta, virhe: null });
  });

  it.each([
    ['{m3 * 8,35}', 1.5, '12.53'],
    ['{m3 * 8,35}', '1,5', '12.53'],
    ['{-m3 * 8,35}', 1.5, '-12.53'],
    ['{m3 * 0,05 + 0,7}', 14.1, '1.41'],
    ['{(m3 + 0,2) * 10,05}', 0.1, '3.02'],
    ['{m3 * 1,1 - 49,495}', 45, '0.01'],
    ['{max(0; m3 - 3) * 8.35}', 4.5, '12.53'],
    ['{m3 > 1 ? m3 * 8,35 : 0}', 1.5, '12.53'],
  ])('%s of %p m³ is no half cent short in euros', (source, m3, text) => {
    expect(cents(hintaOf(source, m3).hinta)).toBe(text);
  });

  it('costs nothing and is named when it is no number [I-085]', () => {
    expect(hintaOf('{"abc"}')).toEqual({ hinta: 0, virhe: 'Hinta ei kelpaa: abc' });
    expect(hintaOf('{m3}', 'paljon')).toEqual({ hinta: 0, virhe: 'Hinta ei kelpaa: paljon' });
  });

  it('that has no value is no price of 0 that nobody asked for [I-085]', () => {
    expect(hintaOf('{m3}', '')).toEqual({ hinta: 0, virhe: 'Hinta ei kelpaa: ei arvoa' });
  });

  it('says what else is wrong with the formula [I-085]', () => {
    expect(hintaOf('{1 / 0}')).toEqual({ hinta: 0, virhe: expect.stringMatching(/^Hinta ei kelpaa: .+/) });
    expect(hintaOf('abc')).toEqual({ hinta: 0, virhe: 'Hinta ei kelpaa: No matches between { and }' });
  });
});
