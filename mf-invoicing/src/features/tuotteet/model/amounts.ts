import { fieldDecimal } from '@keikka/ui';

/** A unit price may have more decimals than a sum of money: 0,1234 € for a kilogramme. */
const price = new Intl.NumberFormat('fi-FI', {
  style: 'currency',
  currency: 'EUR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});

/** '118,00 €' */
export const priceText = (hinta: string): string => price.format(Number(hinta));

/** '25,5 %' */
export const percentText = (alv: string): string => `${fieldDecimal(alv)}\u00a0%`;
