/** Most decimals the API takes. */
const MOST_DECIMALS = 4;

/**
 * What a number field holds after an input: digits and commas, a leading minus where it may be. Letters are not
 * accepted (I-003), a dot becomes the Finnish comma, spaces of a pasted '1 234,50' fall out. A second comma stays: which
 * of the two was meant is the person's to say.
 */
export function typedDecimal(typed: string, { negative = false } = {}): string {
  const sign = negative && typed.trimStart().startsWith('-') ? '-' : '';
  const number = typed.replaceAll('.', ',').replace(/[^\d,]/g, '');
  const [whole = '', fraction, ...more] = number.split(',');
  if (fraction === undefined || more.length > 0) return sign + number;
  return `${sign}${whole},${fraction.slice(0, MOST_DECIMALS)}`;
}

/** '118.00' of the API as it stands in a field: '118,00'; none is empty. */
export const fieldDecimal = (decimal: string | null): string => decimal?.replace('.', ',') ?? '';

/** A readable field's text for the API: '118,5' is '118.5', empty is none. */
export function apiDecimal(text: string): string | null {
  const trimmed = text.trim().replace(/,$/, '');
  return trimmed === '' ? null : trimmed.replace(',', '.');
}

/** Whether a field holds a number, or nothing. */
export const isDecimal = (text: string): boolean => text === '' || /^-?\d{1,10}(,\d{0,4})?$/.test(text);
