import { alvSumma, cents, riviSumma, summa } from '../money/money.js';

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
  /** The buyer accounts for its VAT (AVL 8 c §), so that the invoice has none of it, whatever its rate. */
  kaannetty?: boolean;
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
  /** Of rows whose VAT the buyer accounts for. They are apart from rows that have no VAT for another reason. */
  kaannetty?: true;
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
export function rivinSummat(rivi: LaskettavaRivi): Summat {
  const { hinta, määrä, aleProsentti } = rivi;
  const netto = riviSumma({ hinta: hinta ?? 0, määrä: määrä ?? 0, aleProsentti });
  return withTax(netto, alvSumma(netto, laskunAlv(rivi)));
}

/** The rate that a row has on its invoice, in percent. */
export const laskunAlv = ({ alv, kaannetty }: Pick<LaskettavaRivi, 'alv' | 'kaannetty'>): number =>
  kaannetty ? 0 : Number(alv);

/**
 * The sums of an invoice: rows that are on it, each rounded to cents, the VAT of a rate being the sum of its rows' VAT
 * [I-080] [I-082].
 */
export function laskunSummat(rivit: readonly LaskettavaRivi[]): LaskunSummat {
  const laskulla = rivit.filter(onLaskulla);
  const kaannetyt = laskulla.filter(({ kaannetty }) => kaannetty);
  const muut = laskulla.filter(({ kaannetty }) => !kaannetty);
  const rates = [...new Set(muut.map(laskunAlv))].toSorted((one, other) => other - one);
  const kannat: KannanSummat[] = rates.map((alv) => ({
    alv: String(alv),
    ...sumOf(muut.filter((rivi) => laskunAlv(rivi) === alv).map(rivinSummat)),
  }));
  if (kaannetyt.length > 0) kannat.push({ alv: '0', kaannetty: true, ...sumOf(kaannetyt.map(rivinSummat)) });
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
