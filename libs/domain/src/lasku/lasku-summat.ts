import { alvSumma, cents, riviSumma, summa } from '../money/money.js';
import { laskuTila } from './lasku-tila.js';

/** What of an invoice row its sums are made of. Decimals are numbers, or texts as Postgres returns them. */
export interface LaskettavaRivi {
  aktiivinen: boolean;
  /** Null while the row's condition has not been evaluated: it has none, or the row was written by hand. */
  ehtoTäyttyy: boolean | null;
  /** Null counts as 0. */
  määrä: number | string | null;
  hinta: number | string | null;
  /** Percent. */
  aleProsentti: number | string;
  alv: number | string;
}

/** Net, VAT and gross in euros, as text to cents. */
export interface Summat {
  netto: string;
  alvSumma: string;
  yhteensa: string;
}

interface KannanSummat extends Summat {
  /** Percent: '25.5'. */
  alv: string;
}

export interface LaskunSummat extends Summat {
  /** By VAT rate, the highest first. */
  kannat: KannanSummat[];
  /** Rows on the invoice whose quantity is not 0 [I-081]. */
  riviCount: number;
}

/** Whether a row is on the invoice at all: it is active, and its condition holds [I-080]. */
export const onLaskulla = ({ aktiivinen, ehtoTäyttyy }: LaskettavaRivi): boolean =>
  aktiivinen && ehtoTäyttyy !== false;

/** The sums of one row, whether it is on the invoice or not [I-079] [I-082]. */
export function rivinSummat({ hinta, määrä, aleProsentti, alv }: LaskettavaRivi): Summat {
  const netto = riviSumma({ hinta: hinta ?? 0, määrä: määrä ?? 0, aleProsentti });
  return withTax(netto, alvSumma(netto, alv));
}

/**
 * The sums of an invoice: rows that are on it, each rounded to cents, the VAT of a rate being the sum of its rows' VAT. With
 * reverse charge the buyer accounts for the VAT, so that the invoice has none [I-080] [I-082].
 */
export function laskunSummat(rivit: readonly LaskettavaRivi[], tila: number): LaskunSummat {
  const laskulla = rivit.filter(onLaskulla);
  const rateOf = ({ alv }: LaskettavaRivi): number => (tila === laskuTila.käänteinen ? 0 : Number(alv));
  const rates = [...new Set(laskulla.map(rateOf))].toSorted((one, other) => other - one);
  const kannat = rates.map((alv) => {
    const rivitOfRate = laskulla.filter((rivi) => rateOf(rivi) === alv);
    return { alv: String(alv), ...sumOf(rivitOfRate.map((rivi) => rivinSummat({ ...rivi, alv }))) };
  });
  const riviCount = laskulla.filter(({ määrä }) => Number(määrä ?? 0) !== 0).length;
  return { ...sumOf(kannat), kannat, riviCount };
}

const withTax = (netto: string, tax: string): Summat => ({
  netto: cents(netto),
  alvSumma: tax,
  yhteensa: summa([netto, tax]),
});

const sumOf = (parts: readonly Summat[]): Summat =>
  withTax(summa(parts.map(({ netto }) => netto)), summa(parts.map(({ alvSumma: tax }) => tax)));
