import { decimalText } from '@keikka/domain';

/** Characters that XML cannot carry. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Half of a sign, which a cut may leave. */
const HALVES = /\p{Surrogate}/gu;

/** A text on one line, at most as long as the schema takes. */
export const cut = (text: string, most: number): string =>
  text.replace(UNPRINTABLE, '').replace(/\s+/g, ' ').trim().slice(0, most).replace(HALVES, '').trim();

/** An element's text; undefined leaves out an element that would be empty. */
export const textOr = (text: string, most: number): string | undefined => cut(text, most) || undefined;

/** A text in pieces of `most` characters at word ends, at most `count` of them. */
export function pieces(text: string, most: number, count: number): string[] {
  const found = cut(text, most * count).match(new RegExp(`\\S.{0,${most - 1}}(?=\\s|$)|\\S{${most}}`, 'g'));
  return (found ?? []).slice(0, count).map((piece) => piece.trim());
}

/** A decimal with a comma, as every decimal of Finvoice. */
const comma = (decimal: string): string => decimal.replace('.', ',');

/** Two to five decimals. */
export const amount = (decimal: string) => ({
  '#text': comma(decimalText(decimal, 2)),
  '@_AmountCurrencyIdentifier': 'EUR',
});

/** At most three decimals. */
export const percent = (decimal: string): string => comma(decimalText(Number(decimal).toFixed(3)));

export const quantity = (decimal: string, yksikko: string) => ({
  '#text': comma(decimalText(decimal)),
  '@_QuantityUnitCode': textOr(yksikko, 14),
});

export const day = (yyyymmdd: string) => ({ '#text': yyyymmdd, '@_Format': 'CCYYMMDD' });

/** What ISO 8859-15 has in the places of other signs of ISO 8859-1. */
const latin9: ReadonlyMap<string, number> = new Map([
  ['€', 0xa4],
  ['Š', 0xa6],
  ['š', 0xa8],
  ['Ž', 0xb4],
  ['ž', 0xb8],
  ['Œ', 0xbc],
  ['œ', 0xbd],
  ['Ÿ', 0xbe],
]);
const gone = new Set(latin9.values());

/** XML text as bytes of ISO 8859-15, the character set of Finvoice; a sign that it lacks is written by its number. */
export function latin9Bytes(xml: string): Buffer {
  const bytes = [...xml].flatMap((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const own = latin9.get(sign);
    if (own !== undefined) return [own];
    return code <= 0xff && !gone.has(code) ? [code] : [...Buffer.from(`&#${code};`)];
  });
  return Buffer.from(bytes);
}
