/** Most decimals the API takes. */
const MOST_DECIMALS = 4;

/**
 * What a number field holds after an input: digits and one comma, a leading minus where it may be. Letters are not
 * accepted (I-003), a dot becomes the Finnish comma, spaces of a pasted '1 234,50' fall out.
 */
export function typedDecimal(typed: string, { negative = false } = {}): string {
  const sign = negative && typed.trimStart().startsWith('-') ? '-' : '';
  const [whole = '', ...fraction] = typed
    .replaceAll('.', ',')
    .replace(/[^\d,]/g, '')
    .split(',');
  if (fraction.length === 0) return sign + whole;
  return `${sign}${whole},${fraction.join('').slice(0, MOST_DECIMALS)}`;
}

/** '118.00' of the API as it stands in a field: '118,00'. */
export const fieldDecimal = (decimal: string | null): string => decimal?.replace('.', ',') ?? '';

/** A field's text for the API: '118,5' is '118.5', empty is none. */
export function apiDecimal(text: string): string | null {
  const trimmed = text.trim().replace(/,$/, '');
  return trimmed === '' ? null : trimmed.replace(',', '.');
}

/** Whether a field holds a number, or nothing. */
export const isDecimal = (text: string): boolean => text === '' || /^-?\d{1,10}(,\d{0,4})?$/.test(text);
