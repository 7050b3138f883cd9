import type { KoeajonTulos } from '@keikka/domain/formula';
import type { LaskupohjaFields, LaskupohjaRiviFields } from './fields.js';

/** A row of a template (I-035). */
export interface LaskupohjaRivi extends LaskupohjaRiviFields {
  laskupohjaRiviId: number;
  laskupohjaId: number;
}

/** A template in a list. */
export interface LaskupohjaListed extends LaskupohjaFields {
  laskupohjaId: number;
  laskuttajaAsiakasId: number;
  /** Of the customer and the source that it is for; empty for all. */
  asiakasNimi: string;
  sourceAsiakasNimi: string;
  laskupohjaTilaId: number;
  laskupohjaTilaNimi: string;
  riviCount: number;
  varmenne: number;
}

/** A template with its rows in their order (I-032). */
export interface Laskupohja extends LaskupohjaListed {
  rivit: LaskupohjaRivi[];
}

/** An order that was billed, and what the templates would bill for it now. */
export interface KoeajonTilaus extends KoeajonTulos {
  keikkaId: number;
  keikkaLaskuId: number;
  /** Empty for one that is not sent. */
  laskuNo: string;
  /** ISO; null for an order without a time. */
  pumppuAika: string | null;
  tyomaaNimi: string;
  maksajaAsiakasNimi: string;
}

/** A template with its changes, tried on the last billed orders of its customer. */
export interface Koeajo {
  /** The latest first. */
  tilaukset: KoeajonTilaus[];
  /** Billed orders that could no longer be read. */
  puuttuu: number;
}

/** A state of templates [I-069]. */
export interface LaskupohjaTila {
  laskupohjaTilaId: number;
  laskupohjaTilaNimi: string;
}
