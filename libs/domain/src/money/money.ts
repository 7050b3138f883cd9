import { Decimal } from 'decimal.js';

/** The only rounding of money in the product (C-30): to cents, half away from zero, in decimal arithmetic. */
const roundCents = (value: Decimal): Decimal => value.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);

/** Rounded euros as they are stored and sent: '37.50'. */
const centsText = (value: Decimal): string => roundCents(value).toFixed(2);

/** The general VAT rate in percent [I-083]; a company may have its own (setting type 10). */
export const DEFAULT_ALV = '25.5';

/** An amount of money or a factor: a number, or the text that Postgres returns for a `numeric`. */
type Amount = number | string;

/** A decimal as text in one form, so that equal amounts are equal texts: '5.9' is '5.90' with at least two decimals. */
export function decimalText(value: Amount, leastDecimals = 0): string {
  const decimal = new Decimal(value);
  return decimal.toFixed(Math.max(leastDecimals, decimal.decimalPlaces()));
}

/** Euros rounded to cents: '2.68'. */
export const cents = (value: Amount): string => centsText(new Decimal(value));

interface RiviAmounts {
  /** Euros for one unit. */
  hinta: Amount;
  määrä: Amount;
  aleProsentti?: Amount | null;
}

/** Net amount of an invoice row in euros: price × quantity to cents, less the discount, to cents [I-079]. */
export function riviSumma({ hinta, määrä, aleProsentti }: RiviAmounts): string {
  const full = roundCents(new Decimal(hinta).times(määrä));
  const share = new Decimal(100).minus(aleProsentti ?? 0).dividedBy(100);
  return centsText(full.times(share));
}

/** VAT of a net amount in euros at a rate in percent [I-082]. */
export function alvSumma(netto: Amount, alv: Amount): string {
  return centsText(new Decimal(netto).times(alv).dividedBy(100));
}

/** Sum in euros, without binary rounding errors. */
export function summa(amounts: readonly Amount[]): string {
  return centsText(amounts.reduce<Decimal>((sum, amount) => sum.plus(amount), new Decimal(0)));
}

/** The VAT rate of a row in percent: its own, or else the company's, or else the general one (C-88). */
export function alvOf(own: Amount | null | undefined, company: Amount | null | undefined): string {
  return decimalText(own ?? company ?? DEFAULT_ALV);
}

const euro = new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR' });

/** '1 234,50 €', with non-breaking spaces. */
export const euroText = (value: Amount): string => euro.format(Number(cents(value)));
