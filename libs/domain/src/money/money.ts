import { Decimal } from 'decimal.js';
import { DEFAULT_ALV } from './default-alv.js';

/** The only rounding of money in the product (C-30): to cents, half away from zero, in decimal arithmetic. */
const roundCents = (value: Decimal): Decimal => value.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);

/** Rounded euros as they are stored and sent: '37.50'. */
const centsText = (value: Decimal): string => roundCents(value).toFixed(2);

/** An amount of money or a factor: a number, or the text that Postgres returns for a `numeric`. */
type Amount = number | string;

/** Digits that are free of the noise of binary arithmetic: 1.5 × 8.35 is 12.524999999999999. */
const SURE_DIGITS = 15;

/** The decimal that an amount means, so that half a cent is half a cent however it was calculated. */
const decimalOf = (value: Amount): Decimal =>
  new Decimal(typeof value === 'number' ? value.toPrecision(SURE_DIGITS) : value);

/** Euros rounded to cents: '2.68'. */
export const cents = (value: Amount): string => centsText(decimalOf(value));

/** A quantity or a unit price as it is stored: '8.4', at most four decimals, half away from zero. */
export const fourDecimals = (value: Amount): string =>
  decimalOf(value).toDecimalPlaces(4, Decimal.ROUND_HALF_UP).toFixed();

interface RiviAmounts {
  /** Euros for one unit. */
  hinta: Amount;
  määrä: Amount;
  aleProsentti?: Amount | null;
}

/** Net amount of an invoice row in euros: price × quantity to cents, less the discount, to cents [I-079]. */
export function riviSumma({ hinta, määrä, aleProsentti }: RiviAmounts): string {
  const full = roundCents(decimalOf(hinta).times(decimalOf(määrä)));
  const share = new Decimal(100).minus(decimalOf(aleProsentti ?? 0)).dividedBy(100);
  return centsText(full.times(share));
}

/** Whether who rounds once, after the discount, comes to the same net amount. Other systems may. */
export function onSamaKerralla({ hinta, määrä, aleProsentti }: RiviAmounts): boolean {
  const share = new Decimal(100).minus(decimalOf(aleProsentti ?? 0)).dividedBy(100);
  const once = centsText(decimalOf(hinta).times(decimalOf(määrä)).times(share));
  return once === riviSumma({ hinta, määrä, aleProsentti });
}

/** VAT of a net amount in euros at a rate in percent [I-082]. */
export function alvSumma(netto: Amount, alv: Amount): string {
  return centsText(decimalOf(netto).times(decimalOf(alv)).dividedBy(100));
}

/** Sum in euros, without binary rounding errors. */
export function summa(amounts: readonly Amount[]): string {
  return centsText(amounts.reduce<Decimal>((sum, amount) => sum.plus(decimalOf(amount)), new Decimal(0)));
}

/** An amount times a number, in euros. */
export const kertaa = (amount: Amount, times: Amount): string =>
  centsText(decimalOf(amount).times(decimalOf(times)));

/** The first amount less the second, in euros. */
export const erotus = (amount: Amount, less: Amount): string =>
  centsText(decimalOf(amount).minus(decimalOf(less)));

/** Euros for one unit of what was billed together, to cents. */
export const yksikkohinta = (euros: Amount, määrä: Amount): string =>
  centsText(decimalOf(euros).dividedBy(decimalOf(määrä)));

/** The VAT rate of a row in percent: its own, or else the company's, or else the general one (C-88). */
export function alvOf(
  own: Amount | null | undefined,
  company: Amount | null | undefined,
  general: Amount = DEFAULT_ALV,
): string {
  return decimalOf(own ?? company ?? general).toFixed();
}

const euro = new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR' });

/** '1 234,50 €', with non-breaking spaces. */
export const euroText = (value: Amount): string => euro.format(Number(cents(value)));
