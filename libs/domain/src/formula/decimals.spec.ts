import fc from 'fast-check';
import { cents } from '../money/money.js';
import { compile, explain } from './index.js';
import { someComparisons, someDivisors, someRoundings, type Decision } from './test/decisions.js';
import { add, multiply, rational, roundOf, whole } from './test/rational.js';
import { smallSchema, valueOf } from './test/small-schema.js';

const RUNS = 3000;

const holds = (decisions: readonly Decision[]): void => {
  for (const { source, kind, outcome } of decisions)
    expect([source, valueOf(`{${source}}`, kind)]).toEqual([source, outcome]);
};

describe('a decision', () => {
  it.each([
    ['m3 * 0,7 >= 9,8 ? 100 : 0', 14, 100],
    ['m3 * 1,1 <= 49,5 ? 100 : 200', 45, 100],
    ['m3 * 1,1 - 49,5 > 0 ? 60 : 0', 45, 0],
    ['0,1 + 0,2 - 0,3 ? 1 : 0', 0, 0],
    ['m3 * 1,1 == "49,5" ? 1 : 0', 45, 1],
    ['"0,1" * 3 === 0,3 ? 1 : 0', 0, 1],
    ['!(m3 * 1,1 - 49,5) ? 1 : 0', 45, 1],
    ['(m3 * 1,1 - 49,5 || false) ? 1 : 0', 45, 0],
    ['(m3 > 40 ? m3 * 1,1 : m3) > 49,5 ? 1 : 0', 45, 0],
    ['(m3 ?? 1) * 1,1 > 49,5 ? 1 : 0', 45, 0],
    ['abs(0.3 - 0.1 * 3) > 0 ? 1 : 0', 0, 0],
    ['min(0.1 * 3; 0.3) < 0.3 ? 1 : 0', 0, 0],
    ['max(0.1 * 3; 0.3) > 0.3 ? 1 : 0', 0, 0],
    ['0,3 % 0,1', 0, 0],
    ['m3 % 0,05', 45.15, 0],
    ['-0,3 % 0,1', 0, 0],
    ['floor((0.7 + 0.1) * 10)', 0, 8],
    ['ceil(m3 * 1.1 * 100)', 1.1, 121],
    ['round(m3 * 1.1 - 49)', 45, 1],
    ['round(1.005 * 100)', 0, 101],
    ['roundHalf(m3 * 1.1)', 45, 49.5],
    ['floor(3 - 0.0001 * 0.0001)', 0, 2],
    ['1000000000 * 1,1 - 1100000000 > 0 ? 1 : 0', 0, 0],
    ['1000000000 * 10000 * 1,1 == 11000000000000 ? 1 : 0', 0, 1],
    ['1000000000 * 10000 * 1,1 + 0,0001 > 11000000000000 ? 1 : 0', 0, 1],
    ['(1000000000 * 1,1 - 1100000000) * 1000000000 > 0 ? 1 : 0', 0, 0],
    ['1 / 3 * 3 == 1 ? 1 : 0', 0, 1],
  ])('%s with %d m³ gives %d', (source, m3, value) => {
    expect(valueOf(`{${source}}`, 'number', { m3 })).toBe(value);
  });

  it.each([
    ['1 / (0,1 + 0,2 - 0,3)', 'NOT_FINITE'],
    ['1 % (m3 * 1,1 - 49,5)', 'NOT_FINITE'],
    ['0,5 % 0', 'NOT_FINITE'],
    ['0,5 % (m3 - 45)', 'NOT_FINITE'],
    ['(m3 * 1,1 - 49,5) / 2', 0],
  ])('%s is about zero: %s', (source, value) => {
    expect(valueOf(`{${source}}`, 'number', { m3: 45 })).toBe(value);
  });

  it('agrees with what is printed', () => {
    expect(valueOf('{m3 * 1,1} {m3 * 1,1 == 49,5} {m3 * 0,0001 * 0,125}', 'text', { m3: 45 })).toBe(
      '49,5 true 0,0006',
    );
    expect(valueOf('{"=" + 1,5 * 0,0001 * 0,9}', 'text')).toBe('=0,0001');
    expect(valueOf('{contains(m3 * 1.1; "49,5")}', 'condition', { m3: 45 })).toBe(true);
  });

  it('is the same in each step of an explanation', () => {
    const formula = compile('{m3 * 1,1 - 49,5 > 0}', smallSchema, 'condition');
    expect(explain(formula, { m3: 45 }).map(({ value }) => value)).toEqual([45, 49.5, 0, false]);
  });

  it.each([
    ['of long products', Array.from({ length: 300 }, () => '9999999.9').join('*')],
    ['of a sum of quotients', Array.from({ length: 200 }, (_, index) => `1/${index + 3}.7`).join('+')],
    ['of remainders of remainders', Array.from({ length: 700 }, () => '1.1').join('%')],
    ['in conditions of conditions', `${'('.repeat(50)}1.1${' * 1.1 > 1.21 ? 1.1 : 1.1)'.repeat(50)}`],
    ['in divisors of divisors', `${'1/('.repeat(60)}1.1${'+0.1)'.repeat(60)}`],
    ['in roundings of roundings', `${'floor(1.1*'.repeat(60)}1.1${')'.repeat(60)}`],
  ])('%s ends, although the decimals grow without end', (_, source) => {
    for (const decision of [source, `(${source}) == (${source})`, `(${source}) > 0 ? 1 : 0`])
      expect(['number', 'string', 'boolean']).toContain(
        typeof valueOf(`{${decision.slice(0, 2990)}}`, 'text'),
      );
  });
});

describe('calculating with decimals', () => {
  it('compares as exact arithmetic does, whatever the chain of signs', () => {
    let equal = 0;
    const one = (decisions: Decision[]): void => {
      if (decisions[0]!.outcome) equal += 1;
      holds(decisions);
    };
    fc.assert(fc.property(someComparisons, one), { numRuns: RUNS, seed: 20_261_125 });
    expect(equal).toBeGreaterThan(RUNS / 4);
  });

  it('rounds as exact arithmetic does', () => {
    fc.assert(fc.property(someRoundings, holds), { numRuns: RUNS, seed: 20_261_126 });
  });

  it('divides by nothing where the divisor is exactly zero', () => {
    const one = ([source, isZero]: [string, boolean]): void => {
      expect([source, valueOf(`{${source}}`, 'number') === 'NOT_FINITE']).toEqual([source, isZero]);
    };
    fc.assert(fc.property(someDivisors, one), { numRuns: RUNS, seed: 20_261_127 });
  });

  it('gives half cents to money as exact arithmetic does', () => {
    const amounts = fc.tuple(fc.nat(2000), fc.nat(99_999), fc.nat(3));
    const one = ([tenths, hundredths, kind]: [number, number, number]): void => {
      const [m3, hinta] = [rational(`${tenths / 10}`), rational(`${hundredths / 100}`)];
      const products = [
        [`m3 * ${hundredths / 100}`, multiply(m3, hinta)],
        [
          `${hundredths / 100} * m3 / 2 + 0.005`,
          add(multiply(multiply(hinta, m3), { n: 1n, d: 2n }), { n: 1n, d: 200n }),
        ],
        [`(m3 + ${hundredths / 100}) * 0.15`, multiply(add(m3, hinta), { n: 15n, d: 100n })],
        [
          `(m3 - 1000000) * 0.1 + 100000 + ${hundredths / 100} * 0.5`,
          add(multiply(m3, { n: 1n, d: 10n }), multiply(hinta, { n: 1n, d: 2n })),
        ],
      ] as const;
      const [source, exact] = products[kind]!;
      const { n } = roundOf(multiply(exact, whole(100n)));
      const value = valueOf(`{${source}}`, 'number', { m3: tenths / 10 }) as number;
      expect([source, tenths, cents(value)]).toEqual([source, tenths, (Number(n) / 100).toFixed(2)]);
    };
    fc.assert(fc.property(amounts, one), { numRuns: RUNS, seed: 20_261_128 });
  });
});
