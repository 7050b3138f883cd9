export const laskuajoTilat = ['käynnissä', 'valmis', 'keskeytetty'] as const;
export type LaskuajoTila = (typeof laskuajoTilat)[number];

/**
 * Why somebody has to look at an order. Only with 'kaavaEiLaske' it has its invoice, and a row of it has a fault; with 'eiRiveja'
 * templates fit, but none makes a row.
 */
export const laskuajoSyyt = ['eiPohjaa', 'kaavaEiLaske', 'eiRiveja', 'eiMaksajaa', 'eiSyntynyt'] as const;
export type LaskuajoSyy = (typeof laskuajoSyyt)[number];

/** The making of the invoices of all delivered orders of a period. */
export interface Laskuajo {
  laskuajoId: number;
  laskuttajaAsiakasId: number;
  /** Days in Helsinki, both included. */
  first: string;
  last: string;
  tila: LaskuajoTila;
  /** ISO. */
  aloitettu: string;
  aloittajaNimi: string;
  /** ISO; null while it runs. */
  paattynyt: string | null;
  /** Orders of the period; 0 until they are counted. */
  kaikki: number;
  /** Orders that were looked at. */
  kasitelty: number;
  luotu: number;
  /** Orders that had an invoice. */
  ohitettu: number;
  poikkeuksia: number;
  /** Net euros of the invoices that were made, as text. */
  sumEur: string;
}

export interface LaskuajoPoikkeus {
  keikkaId: number;
  /** ISO. */
  pumppuAika: string;
  /** Empty while the order has no payer. */
  maksaja: string;
  tyomaaNimi: string;
  syy: LaskuajoSyy;
  /** What is amiss, in Finnish. */
  selite: string;
  /** Net euros at stake, as text; null where nothing says. */
  rahaa: string | null;
  /** The invoice to mend; null where none was made. */
  keikkaLaskuId: number | null;
}

/** An invoice that a run has made. */
export interface LaskuajonLasku {
  keikkaLaskuId: number;
  keikkaId: number;
  /** ISO. */
  luotu: string;
  maksaja: string;
  tyomaaNimi: string;
  laskupohjat: string[];
  riviCount: number;
  /** Net euros, as text. */
  sumEur: string;
}

/** Invoices of a run that are told of, the last ones. */
export const LASKUAJON_VIIMEKSI = 5;

export interface LaskuajoPoikkeuksineen extends Laskuajo {
  /** By reason, then by order. */
  poikkeukset: LaskuajoPoikkeus[];
  /** The invoices that it made last, the latest first. */
  viimeksi: LaskuajonLasku[];
}
