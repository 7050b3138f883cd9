import fc from 'fast-check';
import type { FormulaKind } from '../index.js';
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
} from './rational.js';

/** What a source must give, by exact arithmetic: a value, or the code of its error. */
export interface Decision {
  source: string;
  kind: FormulaKind;
  outcome: unknown;
}

/** An expression as it is written, with its exact value. */
interface Written {
  source: string;
  exact: Rational;
}

/** Decimals of up to four places. */
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

type Calculation = (one: Rational, other: Rational) => Rational | undefined;
const signs: Readonly<Record<string, Calculation>> = {
  '+': add,
  '-': (one, other) => add(one, minus(other)),
  '*': multiply,
  '/': (one, other) => (other.n === 0n ? undefined : divide(one, other)),
  '%': (one, other) => (other.n === 0n ? undefined : remain(one, other)),
};
const someSign = fc.constantFrom('+', '-', '*', '+', '-', '*', '/', '%');

/** Up to six signs in a row, in the order of parentheses that are all written; none divides by zero. */
const chains = fc
  .tuple(literals, fc.array(fc.tuple(someSign, literals, fc.boolean(), fc.boolean()), { maxLength: 6 }))
  .map(([first, steps]) =>
    steps.reduce<Written | undefined>((chain, [sign, next, isAhead, isNegated]) => {
      if (!chain) return undefined;
      const part = isNegated ? { source: `-${next.source}`, exact: minus(next.exact) } : next;
      const [one, other] = isAhead ? [part, chain] : [chain, part];
      const exact = signs[sign]!(one.exact, other.exact);
      return exact && { source: `(${one.source} ${sign} ${other.source})`, exact };
    }, first),
  )
  .filter((chain) => chain !== undefined);

const close = { n: 1n, d: 1_000_000_000n };
/** Equal, or so different that nobody may take the two for equal. */
const isClear = (one: Rational, other: Rational): boolean =>
  order(one, other) === 0 || order(size(add(one, minus(other))), close) > 0;
const isClearOfHalves = (one: Rational): boolean =>
  isClear(one, divide(roundOf(multiply(one, whole(2n))), whole(2n)));
const isWritable = (one: Rational): boolean => order(size(one), whole(10n ** 11n)) < 0;

/** A fraction of ten-thousandths as it is written. */
function decimal(exact: Rational): Written {
  const units = exact.n / (exact.d / 10_000n);
  const digits = `${units < 0n ? -units : units}`.padStart(5, '0');
  const source = `${units < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`;
  return { source, exact: rational(source) };
}

/** A chain with the numbers of it, or with a decimal of its own that may be equal to it. */
const pairs = fc
  .tuple(chains, chains, fc.nat(3))
  .map(([one, other, kind]): [Written, Written] => {
    if (kind === 0) return [one, other];
    const units = roundOf(multiply(one.exact, whole(10_000n)));
    return [one, decimal(multiply(units, { n: 1n, d: 10_000n }))];
  })
  .filter(([one, other]) => isWritable(other.exact) && isClear(one.exact, other.exact));

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
const condition = (source: string, outcome: boolean): Decision => ({ source, kind: 'condition', outcome });

/** Each comparison of two numbers, and the truth of their difference. */
export const someComparisons = pairs.map(([{ source: one, exact }, { source: other, exact: its }]) => {
  const by = order(exact, its);
  return [
    ...Object.entries(comparisons).map(([sign, holds]) => condition(`${one} ${sign} ${other}`, holds(by))),
    condition(`${one} - ${other}`, by > 0),
    condition(`${one} - ${other} ? true : false`, by > 0),
    condition(`!(${one} - ${other})`, by <= 0),
    condition(`${one} == min(${one}; ${other})`, by <= 0),
    condition(`max(${one}; ${other}) > ${one}`, by < 0),
  ];
});

const roundings = { round: roundOf, ceil: ceilOf, floor: floorOf, roundHalf: roundHalfOf };
/** Each rounding of a number. */
export const someRoundings = chains
  .filter(({ exact }) => isWritable(exact) && isClearOfHalves(exact))
  .map(({ source, exact }) =>
    Object.entries(roundings).map(([name, rounding]): Decision => {
      const { n, d } = rounding(exact);
      return { source: `${name}(${source})`, kind: 'number', outcome: Number(n) / Number(d) || 0 };
    }),
  );

/** A divisor that is a difference, and whether it is nothing. */
export const someDivisors = pairs.map(([one, other]): [source: string, isZero: boolean] => [
  `1 / (${one.source} - ${other.source})`,
  order(one.exact, other.exact) === 0,
]);
