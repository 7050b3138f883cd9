const PLAIN = /^(-?)0*(\d+?)(?:\.(\d*?)0*)?$/;

/**
 * A plain decimal ('-5.9', not '1e3') in one form, so that equal amounts are equal texts: '5.9' and '05.900' are '5.90'
 * with at least two decimals, and no zero is negative. It needs no arithmetic, so the first screen loads none.
 * @throws RangeError for any other text
 */
export function decimalText(value: string, leastDecimals = 0): string {
  const [, sign = '', whole = '', decimals = ''] = PLAIN.exec(value) ?? [];
  if (whole === '') throw new RangeError(`Not a plain decimal: ${value}`);
  const isZero = whole === '0' && decimals === '';
  const fraction = decimals.padEnd(leastDecimals, '0');
  return `${isZero ? '' : sign}${whole}${fraction && `.${fraction}`}`;
}
