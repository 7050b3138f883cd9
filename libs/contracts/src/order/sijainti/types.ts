import type { SijaintiFields } from './fields.js';

/** A place of a company; type 1 is a factory (O-090). */
export interface SijaintiData extends SijaintiFields {
  sijaintiId: number;
  asiakasId: number;
  sijaintiTypeId: number;
}

/** A factory as its company edits it. */
export interface SijaintiVersio extends SijaintiData {
  varmenne: number;
}

/** A factory in the list of a company's own and its suppliers'. */
export interface ListedSijainti extends SijaintiVersio {
  /** The name of the company whose it is. */
  omistaja: string;
  /**
   * Orders of the last 365 days and to come that get their concrete from it, whoever's they are; of a supplier's factory
   * the company's own orders alone.
   */
  keikkaCount: number;
  /** Orders to come that name it: it is not deleted while there is one. Of a supplier's factory 0. */
  tulossa: number;
}

/** The type of a place where concrete is made. */
export const FACTORY = 1;
