/** A whole number: a bigint as soon as a number could not hold it. */
type Whole = number | bigint;

/** An exact number. `under` is positive; the two may have a common factor. */
export interface Fraction {
  readonly over: Whole;
  readonly under: Whole;
}

const sumOf = (one: Whole, other: Whole): Whole => {
  const sum = Number(one) + Number(other);
  return isSafe(one, other, sum) ? sum : BigInt(one) + BigInt(other);
};
const productOf = (one: Whole, other: Whole): Whole => {
  const product = Number(one) * Number(other);
  return isSafe(one, other, product) ? product : BigInt(one) * BigInt(other);
};
const isSafe = (one: Whole, other: Whole, result: number): boolean =>
  typeof one === 'number' && typeof other === 'number' && Math.abs(result) <= Number.MAX_SAFE_INTEGER;

const negated = (whole: Whole): Whole => (typeof whole === 'number' ? 0 - whole : -whole);

const powers = [1, 10, 100, 1000, 10_000];
const DIGITS_OF_SCALED = 1e15;

/** The decimal that a number is written with: 0.1 is a tenth. */
export function fractionOf(value: number): Fraction {
  for (const under of powers) {
    const over = Math.round(value * under);
    // With no more than fifteen digits no other decimal is as short.
    if (over / under === value && Math.abs(over) < DIGITS_OF_SCALED) return { over: over + 0, under };
  }
  const [digits = '', exponent = '0'] = `${value}`.split('e');
  const [whole = '', decimals = ''] = digits.split('.');
  const power = Number(exponent) - decimals.length;
  const over = BigInt(whole + decimals);
  const factor = 10n ** BigInt(Math.abs(power));
  return power < 0 ? { over, under: factor } : { over: over * factor, under: 1 };
}

export const negative = ({ over, under }: Fraction): Fraction => ({ over: negated(over), under });

export function plus(one: Fraction, other: Fraction): Fraction {
  if (one.under === other.under) return { over: sumOf(one.over, other.over), under: one.under };
  if (one.under < other.under) return plus(other, one);
  // Decimals: the one with fewer of them gets as many. Without this, sums would soon be bigints.
  const factor = Number(one.under) / Number(other.under);
  if (typeof one.under === 'number' && Number.isInteger(factor))
    return { over: sumOf(one.over, productOf(other.over, factor)), under: one.under };
  const over = sumOf(productOf(one.over, other.under), productOf(other.over, one.under));
  return { over, under: productOf(one.under, other.under) };
}

export const times = (one: Fraction, other: Fraction): Fraction => ({
  over: productOf(one.over, other.over),
  under: productOf(one.under, other.under),
});

/** Undefined for a division by zero. */
export function dividedBy(one: Fraction, { over, under }: Fraction): Fraction | undefined {
  if (!over) return undefined;
  return times(one, over < 0 ? { over: negated(under), under: negated(over) } : { over: under, under: over });
}

/** What is left of a division by whole times, with the sign of the dividend; undefined for a division by zero. */
export function remainderOf(one: Fraction, other: Fraction): Fraction | undefined {
  const quotient = dividedBy(one, other);
  if (!quotient) return undefined;
  const whole = quotient.over < 0 ? negative(wholeBelow(negative(quotient))) : wholeBelow(quotient);
  return plus(one, negative(times(whole, other)));
}

/** The greatest whole number that is not above. */
export function wholeBelow({ over, under }: Fraction): Fraction {
  if (typeof over === 'number' && typeof under === 'number')
    return { over: Math.floor(over / under), under: 1 };
  const [dividend, divisor] = [BigInt(over), BigInt(under)];
  const quotient = dividend / divisor;
  return { over: quotient * divisor > dividend ? quotient - 1n : quotient, under: 1 };
}

/** Negative, zero or positive as one is less than, equal to or greater than the other. */
export function compared(one: Fraction, other: Fraction): number {
  const [left, right] = [productOf(one.over, other.under), productOf(other.over, one.under)];
  if (left < right) return -1;
  return left > right ? 1 : 0;
}

const DECIMALS = 25;

/** The number nearest to it. */
export function numberNear({ over, under }: Fraction): number {
  if (typeof over === 'number' && typeof under === 'number') return over / under;
  const [dividend, divisor] = [BigInt(over), BigInt(under)];
  const size = dividend < 0n ? -dividend : dividend;
  const rest = `${((size % divisor) * 10n ** BigInt(DECIMALS)) / divisor}`.padStart(DECIMALS, '0');
  return Number(`${dividend < 0n ? '-' : ''}${size / divisor}.${rest}`);
}

/** The sum of decimals as a decimal: 0.1 and 0.2 are 0.3. */
export const decimalSum = (values: readonly number[]): number =>
  numberNear(values.map(fractionOf).reduce(plus, { over: 0, under: 1 }));

const MOST = 2n ** 4096n;

/** Whether it is small enough to go on with: no formula may calculate with numbers of any length. */
export const isBounded = ({ over, under }: Fraction): boolean =>
  (typeof over === 'number' || (over < MOST && over > -MOST)) && (typeof under === 'number' || under < MOST);
