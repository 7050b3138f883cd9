/** The most decimals that the API accepts. */
const MOST_DECIMALS = 4;

/**
 * The text of a number field after an input: digits, commas and, where allowed, a leading minus. Letters are dropped
 * (I-003), a dot becomes the Finnish comma, and the spaces of a pasted '1 234,50' are removed. A second comma stays,
 * because only the person knows which one was meant.
 */
export function typedDecimal(typed: string, { negative = false } = {}): string {
  const sign = negative && typed.trimStart().startsWith('-') ? '-' : '';
  const number = typed.replaceAll('.', ',').replace(/[^\d,]/g, '');
  const [whole = '', fraction, ...more] = number.split(',');
  if (fraction === undefined || more.length > 0) return sign + number;
  return `${sign}${whole},${fraction.slice(0, MOST_DECIMALS)}`;
}

/** '118.00' of the API as field text: '118,00'. A missing number is empty. */
export const fieldDecimal = (decimal: string | null): string => decimal?.replace('.', ',') ?? '';

/** The text of a valid field for the API: '118,5' is '118.5', empty is null. */
export function apiDecimal(text: string): string | null {
  const trimmed = text.trim().replace(/,$/, '');
  return trimmed === '' ? null : trimmed.replace(',', '.');
}

/** Whether a field holds a number or is empty. */
export const isDecimal = (text: string): boolean => text === '' || /^-?\d{1,10}(,\d{0,4})?$/.test(text);
