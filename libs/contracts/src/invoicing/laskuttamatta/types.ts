/** Why a delivered order is not billed as it should be: no invoice, a price of 0, no fitting template, another amount. */
export const laskuttamattaSyyt = ['eiLaskua', 'hinta0', 'eiPohjaa', 'eriM3'] as const;
export type LaskuttamattaSyy = (typeof laskuttamattaSyyt)[number];

/**
 * What mends an order: an invoice by the templates that fit, its invoice opened, a template whose validity goes on, a template
 * chosen by hand, the delivered amount on the open invoice, or an invoice of the difference to what was billed.
 */
export const laskuttamattaKorjaukset = [
  'luoLasku',
  'avaaLasku',
  'jatkaPohjaa',
  'valitsePohja',
  'paivitaMaara',
  'luoLisalasku',
] as const;
export type LaskuttamattaKorjaus = (typeof laskuttamattaKorjaukset)[number];

/** A delivered order that is not billed as it should be. */
export interface LaskuttamatonKeikka {
  keikkaId: number;
  /** ISO. */
  pumppuAika: string;
  maksajaAsiakasId: number | null;
  /** Empty while the order has no payer. */
  maksaja: string;
  sourceAsiakasId: number | null;
  sourceAsiakasNimi: string;
  sourceAsiakasColorCode: string;
  tyomaaNimi: string;
  /** The number of its vehicle. */
  ajoneuvo: string;
  toimitettuM3: number;
  /** What its invoices bill; null where none bills by the cubic metre. */
  laskutettuM3: number | null;
  syy: LaskuttamattaSyy;
  /** What is amiss, in Finnish. */
  havainto: string;
  /** Net euros at stake, as text; negative where too much was billed, null where nothing says. */
  rahaa: string | null;
  /** The invoice to open; null while there is none. */
  keikkaLaskuId: number | null;
  /** Names of the templates that fit. */
  laskupohjat: string[];
  korjaus: LaskuttamattaKorjaus;
  /** The template that would fit but for its last day; null unless `korjaus` is 'jatkaPohjaa'. */
  jatkettava: { laskupohjaId: number; laskupohjaNimi: string } | null;
}

export interface Laskuttamatta {
  rivit: LaskuttamatonKeikka[];
  /** How many delivered orders of the period were looked at. */
  keikkaCount: number;
  /** The period has more orders than are looked at in one call. */
  isCut: boolean;
}

/** Delivered orders that one call looks at: two months of thirty vehicles, which are read well within the time of a request. */
export const LASKUTTAMATTA_MOST_KEIKAT = 2000;
