/** Digits with decimals after a comma or a dot, and the unit. A sign or an exponent makes it text. */
const AMOUNT = /^(\d+(?:[.,]\d+)?)(m[3³]?)?$/;

const UNIT = /^m[3³]?$/;

interface Amount {
  m3: number;
  hasUnit: boolean;
}

/**
 * The amount that a word in small letters is, or undefined. Limits belong to saving, but the number stays finite
 * so that it survives JSON.
 */
export function amountOf(word: string): Amount | undefined {
  const [, digits, unit] = AMOUNT.exec(word) ?? [];
  if (digits === undefined) return undefined;
  return { m3: Math.min(Number(digits.replace(',', '.')), Number.MAX_VALUE), hasUnit: unit !== undefined };
}

/** Whether two words are a bare number and its unit after a blank. */
export const isAmountWithUnit = (number: string, unit: string): boolean =>
  UNIT.test(unit) && amountOf(number)?.hasUnit === false;

/** A number without an exponent, which would be read as text: 1e-7 gives '0.0000001'. */
export function plainNumber(value: number): string {
  const [, whole = '', decimals = '', exponent = '0'] =
    /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(`${value}`) ?? [];
  const digits = whole + decimals;
  const point = whole.length + Number(exponent);
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`;
  const padded = digits.padEnd(point, '0');
  return padded.length > point ? `${padded.slice(0, point)}.${padded.slice(point)}` : padded;
}
