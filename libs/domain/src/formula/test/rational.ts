/** Exact numbers for the reference: fractions of bigints, never reduced, with nothing of the language in them. */
export interface Rational {
  n: bigint;
  d: bigint;
}

/** Of a decimal as it is written: '-12.5'. */
export function rational(written: string): Rational {
  const [whole = '', decimals = ''] = written.split('.');
  return { n: BigInt(whole + decimals), d: 10n ** BigInt(decimals.length) };
}

export const whole = (n: bigint): Rational => ({ n, d: 1n });
export const minus = ({ n, d }: Rational): Rational => ({ n: -n, d });
export const add = (a: Rational, b: Rational): Rational => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
export const multiply = (a: Rational, b: Rational): Rational => ({ n: a.n * b.n, d: a.d * b.d });
export const size = (a: Rational): Rational => (a.n < 0n ? minus(a) : a);
/** -1, 0 or 1. */
export function order(a: Rational, b: Rational): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

export const divide = (a: Rational, b: Rational): Rational =>
  multiply(a, b.n < 0n ? { n: -b.d, d: -b.n } : { n: b.d, d: b.n });

/** Towards zero, as bigints divide. */
const cut = ({ n, d }: Rational): Rational => whole(n / d);
export const remain = (a: Rational, b: Rational): Rational => add(a, minus(multiply(cut(divide(a, b)), b)));

export function floorOf(a: Rational): Rational {
  const down = cut(a);
  return order(down, a) > 0 ? add(down, whole(-1n)) : down;
}
export const ceilOf = (a: Rational): Rational => minus(floorOf(minus(a)));
export function roundOf(a: Rational): Rational {
  const nearest = floorOf(add(size(a), { n: 1n, d: 2n }));
  return a.n < 0n ? minus(nearest) : nearest;
}
export const roundHalfOf = (a: Rational): Rational => divide(ceilOf(multiply(a, whole(2n))), whole(2n));
