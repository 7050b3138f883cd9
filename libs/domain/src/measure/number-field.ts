import { withoutUnseen } from '../text/unseen.js';

/** How a number is written in its field. */
export interface NumberForm {
  /** The most decimals. */
  scale: number;
  /** It may stand before or behind the number; another unit is a fault, as a percentage is no price. */
  unit?: string;
}

/** No number is longer; the rest of a long text is not looked at. */
const MOST_CHARACTERS = 60;
const MOST_WHOLE_DIGITS = 10;

/** The minus of a keyboard, of Finnish prices (U+2212), and the dashes that stand for it. */
const MINUS = /[\u2010-\u2014\u2212\ufe63\uff0d]/g;

/** What is before the first digit, the number, and what is behind it. Each begins with what the one before lacks. */
const PARTS = /^(\D*)(\d[\d.,\p{Zs}]*)(.*)$/su;

/** Whole digits, with or without blanks between thousands, and decimals. A second comma has no meaning. */
const NUMBER = /^(\d+|\d{1,3}(?:\p{Zs}\d{3})+)(?:[.,](\d*))?$/u;

/** The sign of the form in which the number is written, where 0 stands for the number. */
const signs: Readonly<Record<string, string>> = { '0': '', '+0': '', '-0': '-', '0-': '-', '(0)': '-' };

/**
 * Reads a number as people write it, '−1 234,50 €', as the decimal text '-1234.50'. Returns undefined for any other
 * text: an unknown sign, unit or character may change the amount, so none is passed over. A dot is the Finnish comma.
 */
export function parseNumberField(text: string, { scale, unit }: NumberForm): string | undefined {
  if (text.length > MOST_CHARACTERS) return undefined;
  const seen = withoutUnseen(text).replace(MINUS, '-').trim();
  const [, before = '', amount = '', behind = ''] = PARTS.exec(seen) ?? [];
  const [, whole = '', decimals] = NUMBER.exec(amount.trimEnd()) ?? [];
  const digits = whole.replace(/\D/g, '');
  if (digits === '' || digits.length > MOST_WHOLE_DIGITS || (decimals ?? '').length > scale) return undefined;
  // The Finnish '5,-' is five euros and no cents.
  if (decimals === '' && behind.startsWith('-')) return undefined;
  const form = withoutUnit(`${before}0${behind}`, unit).replace(/\p{Zs}/gu, '');
  const sign = Object.hasOwn(signs, form) ? signs[form] : undefined;
  return sign === undefined ? undefined : `${sign}${digits}${decimals ? `.${decimals}` : ''}`;
}

const withoutUnit = (form: string, unit: string | undefined): string =>
  unit ? form.replace(unit === '€' ? /€|EUR/i : unit, '') : form;
