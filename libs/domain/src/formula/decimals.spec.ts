import fc from 'fast-check';
import { cents } from '../money/money.js';
import {
  add,
  ceilOf,
  divide,
  floorOf,
  minus,
  multiply,
  order,
  rational,
  remain,
  roundHalfOf,
  roundOf,
  size,
  whole,
  type Rational,
} from './test/rational.js';
import { compile, explain } from './index.js';
import { smallSchema, valueOf } from './test/small-schema.js';

const RUNS = 3000;

/** An expression as it is written, with its exact value; undefined where it divides by zero. */
interface Written {
  source: string;
  exact: Rational | undefined;
}

const literals = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: fc.nat(100) },
      { weight: 2, arbitrary: fc.nat(10_000) },
      { weight: 1, arbitrary: fc.nat(1_000_000_000) },
    ),
    fc.oneof(
      fc.nat(9).map(String),
      fc.nat(99).map((cents) => `${cents}`.padStart(2, '0')),
      fc.nat(9999).map((units) => `${units}`.padStart(4, '0')),
    ),
    fc.boolean(),
  )
  .map(([units, decimals, isWhole]): Written => {
    const written = isWhole ? `${units}` : `${units}.${decimals}`;
    return { source: written, exact: rational(written) };
  });

const both = (
  one: Rational | undefined,
  other: Rational | undefined,
  calculate: (one: Rational, other: Rational) => Rational | undefined,
): Rational | undefined => one && other && calculate(one, other);

const signs: Readonly<Record<string, (one: Rational, other: Rational) => Rational | undefined>> = {
  '+': add,
  '-': (one, other) => add(one, minus(other)),
  '*': multiply,
  '/': (one, other) => (other.n === 0n ? undefined : divide(one, other)),
  '%': (one, other) => (other.n === 0n ? undefined : remain(one, other)),
};
const someSign = fc.constantFrom('+', '-', '*', '+', '-', '*', '/', '%');

/** Up to six signs in a row, in the order of parentheses that are all written. */
const chains = fc
  .tuple(literals, fc.array(fc.tuple(someSign, literals, fc.boolean(), fc.boolean()), { maxLength: 6 }))
  .map(([first, steps]): Written =>
    steps.reduce<Written>((chain, [sign, next, isAhead, isNegated]) => {
      const part = isNegated ? { source: `-${next.source}`, exact: next.exact && minus(next.exact) } : next;
      const [one, other] = isAhead ? [part, chain] : [chain, part];
      return {
        source: `(${one.source} ${sign} ${other.source})`,
        exact: both(one.exact, other.exact, signs[sign]!),
      };
    }, first),
  );

/** A chain with the numbers of it, or with a decimal of its own that may be equal to it. */
const pairs = fc.tuple(chains, chains, fc.nat(3)).map(([one, other, kind]): [Written, Written] => {
  if (kind === 0) return [one, other];
  const near = one.exact && multiply(roundOf(multiply(one.exact, whole(10_000n))), { n: 1n, d: 10_000n });
  return near ? [one, decimal(near)] : [one, other];
});

/** A fraction of ten-thousandths as it is written. */
function decimal(exact: Rational): Written {
  const units = exact.n / (exact.d / 10_000n);
  const digits = `${units < 0n ? -units : units}`.padStart(5, '0');
  const source = `${units < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`;
  return { source, exact: rational(source) };
}

const close = { n: 1n, d: 1_000_000_000n };
/** Equal, or so different that nobody may take the two for equal. */
const isClear = (one: Rational, other: Rational): boolean =>
  order(one, other) === 0 || order(size(add(one, minus(other))), close) > 0;
const isClearOfHalves = (one: Rational): boolean =>
  isClear(one, divide(roundOf(multiply(one, whole(2n))), whole(2n)));

const truth = (source: string): unknown => valueOf(`{${source}}`, 'condition');
const number = (source: string): unknown => valueOf(`{${source}}`, 'number');
const isWritable = ({ n, d }: Rational): boolean => order(size({ n, d }), whole(10n ** 11n)) < 0;

const comparisons: Readonly<Record<string, (order: number) => boolean>> = {
  '==': (by) => by === 0,
  '!=': (by) => by !== 0,
  '===': (by) => by === 0,
  '!==': (by) => by !== 0,
  '<': (by) => by < 0,
  '<=': (by) => by <= 0,
  '>': (by) => by > 0,
  '>=': (by) => by >= 0,
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
    const one = (by: Readonly<[Written, Written]>): void => {
      const [left, right] = by;
      fc.pre(!!left.exact && !!right.exact && isWritable(right.exact) && isClear(left.exact, right.exact));
      const wanted = order(left.exact, right.exact);
      if (wanted === 0) equal += 1;
      for (const [sign, holds] of Object.entries(comparisons)) {
        const source = `${left.source} ${sign} ${right.source}`;
        expect([source, truth(source)]).toEqual([source, holds(wanted)]);
      }
      const difference = `${left.source} - ${right.source}`;
      expect([difference, truth(difference)]).toEqual([difference, wanted > 0]);
      expect(truth(`${difference} ? true : false`)).toBe(wanted > 0);
      expect(truth(`!(${difference})`)).toBe(wanted <= 0);
      expect(truth(`${left.source} == min(${left.source}; ${right.source})`)).toBe(wanted <= 0);
      expect(truth(`max(${left.source}; ${right.source}) > ${left.source}`)).toBe(wanted < 0);
    };
    fc.assert(fc.property(pairs, one), { numRuns: RUNS, seed: 20_261_125 });
    expect(equal).toBeGreaterThan(RUNS / 4);
  });

  it('rounds as exact arithmetic does', () => {
    const roundings = { round: roundOf, ceil: ceilOf, floor: floorOf, roundHalf: roundHalfOf };
    const one = ({ source, exact }: Written): void => {
      fc.pre(!!exact && isWritable(exact) && isClearOfHalves(exact));
      for (const [name, rounding] of Object.entries(roundings)) {
        const { n, d } = rounding(exact);
        const call = `${name}(${source})`;
        expect([call, number(call)]).toEqual([call, Number(n) / Number(d) || 0]);
      }
    };
    fc.assert(fc.property(chains, one), { numRuns: RUNS, seed: 20_261_126 });
  });

  it('divides by nothing where the divisor is exactly zero', () => {
    const one = ([left, right]: [Written, Written]): void => {
      fc.pre(!!left.exact && !!right.exact && isWritable(right.exact) && isClear(left.exact, right.exact));
      const outcome = number(`1 / (${left.source} - ${right.source})`);
      expect(outcome === 'NOT_FINITE').toBe(order(left.exact, right.exact) === 0);
    };
    fc.assert(fc.property(pairs, one), { numRuns: RUNS, seed: 20_261_127 });
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
