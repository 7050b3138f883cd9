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

/** A state of templates [I-069]. */
export interface LaskupohjaTila {
  laskupohjaTilaId: number;
  laskupohjaTilaNimi: string;
}
