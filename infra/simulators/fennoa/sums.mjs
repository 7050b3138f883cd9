/** Decimals of a price, a quantity and a percentage, and those of cents. */
const FINE = 4;
const CENTS = 2;
const HUNDRED = 100n;

/**
 * A decimal as a whole number of ten thousandths.
 * @param {string} decimal
 */
function fine(decimal) {
  const [whole = '0', part = ''] = decimal.replace('-', '').split('.', 2);
  const size = BigInt(whole + part.padEnd(FINE, '0'));
  return decimal.startsWith('-') ? -size : size;
}

/**
 * @param {bigint} value
 * @param {bigint} by
 */
function rounded(value, by) {
  const size = ((value < 0n ? -value : value) * 2n + by) / (2n * by);
  return value < 0n ? -size : size;
}

const one = 10n ** BigInt(FINE);

/**
 * The sums of rows in cents: each row is rounded by itself, and so is its VAT.
 * @param {readonly Record<string, string>[]} rows
 */
export function sumsOf(rows) {
  let [net, vat] = [0n, 0n];
  for (const { price = '0', quantity = '0', discount_percent: discount = '0', vatpercent = '0' } of rows) {
    const whole = fine(price) * fine(quantity) * (HUNDRED * one - fine(discount));
    const rowNet = rounded(whole * HUNDRED, one * one * HUNDRED * one);
    net += rowNet;
    vat += rounded(rowNet * fine(vatpercent), HUNDRED * one);
  }
  return { net: Number(net), vat: Number(vat), gross: Number(net + vat) };
}

/** @param {number} cents */
export const euros = (cents) => (cents / Number(HUNDRED)).toFixed(CENTS);
