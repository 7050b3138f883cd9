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

/** A factory in the list of its company's. */
export interface ListedSijainti extends SijaintiVersio {
  /** Orders of the last 365 days and to come that get their concrete from it, whoever's they are. */
  keikkaCount: number;
  /** Orders to come that name it: it is not deleted while there is one. */
  tulossa: number;
}

/** The type of a place where concrete is made. */
export const FACTORY = 1;
