import type { LaskunSummat } from '@keikka/domain';

/** Why a delivered order is not billed as it should be: no invoice, a price of 0, no fitting template, another amount. */
export const laskuttamattaSyyt = ['eiLaskua', 'hinta0', 'eiPohjaa', 'eriM3'] as const;
export type LaskuttamattaSyy = (typeof laskuttamattaSyyt)[number];

/**
 * What mends an order: a payer, an invoice by the templates that fit, its invoice opened, prices given to its rows, a template whose validity goes on, a template
 * chosen by hand, the delivered amount on the open invoice, or an invoice of the difference to what was billed.
 */
export const laskuttamattaKorjaukset = [
  'annaMaksaja',
  'luoLasku',
  'avaaLasku',
  'korjaaHinta',
  'jatkaPohjaa',
  'valitsePohja',
  'paivitaMaara',
  'luoLisalasku',
] as const;
export type LaskuttamattaKorjaus = (typeof laskuttamattaKorjaukset)[number];

/** A row of an open invoice that bills nothing and would with a price. Decimals are texts. */
export interface HinnatonRivi {
  keikkaLaskuRiviId: number;
  riviSelite: string;
  määrä: string;
  yksikkö: string;
  /** Who pays its invoice, which the order may no longer say. */
  maksajaAsiakasId: number;
  /** What is wrong with its formulas, in Finnish. */
  virhe: string;
  /** The price that today's templates give it, or else its product; null when neither knows one. */
  ehdotus: string | null;
  varmenne: number;
}

/** What an order would bill by what was billed lately, where no template tells. Decimals are texts. */
export interface LaskuttamattaArvio {
  /** Net euros. */
  rahaa: string;
  /** Net euros for one unit, of the invoices with all their rows. */
  yksikkohinta: string;
  yksikkö: 'm³' | 'h';
  /** Whose invoices tell: those to who pays the order, or else those of the company to anybody. */
  kenelle: 'maksajalle' | 'kaikille';
  /** How many invoices. */
  laskuja: number;
}

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
  /** An estimate where no template fits, so that `rahaa` is null; null too where nothing tells it. */
  arvio: LaskuttamattaArvio | null;
  /** The invoice to open; null while there is none. */
  keikkaLaskuId: number | null;
  /** The rows that lack a price; empty unless `korjaus` is 'korjaaHinta'. */
  hinnattomat: HinnatonRivi[];
  /** Names of the templates that fit. */
  laskupohjat: string[];
  korjaus: LaskuttamattaKorjaus;
  /** The template that would fit but for its last day; null unless `korjaus` is 'jatkaPohjaa'. */
  jatkettava: { laskupohjaId: number; laskupohjaNimi: string } | null;
}

/** A row whose quantity was put right, with the one before, so that it can be taken back. */
export interface PaivitettyRivi {
  keikkaLaskuRiviId: number;
  ennen: string | null;
  jalkeen: string | null;
  varmenne: number;
}

/** What was changed on an open invoice to bill the delivered amount. */
export interface MaaranPaivitys {
  keikkaLaskuId: number;
  maksajaAsiakasId: number;
  rivit: PaivitettyRivi[];
}

/** What templates would make of an order: the rows that would be on its invoice, and the sums. */
export interface LaskunEsikatselu {
  /** Names of the templates. */
  laskupohjat: string[];
  rivit: EsikatseltuRivi[];
  summat: LaskunSummat;
  /** What the templates could not do, in Finnish. */
  huomiot: string[];
}

/** A row as it would be. Decimals are texts. */
export interface EsikatseltuRivi {
  riviSelite: string;
  määrä: string;
  yksikkö: string;
  hinta: string;
  /** Euros, the discount taken off. */
  netto: string;
  /** What is wrong with the row's formulas, in Finnish; empty when nothing is. */
  virhe: string;
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
