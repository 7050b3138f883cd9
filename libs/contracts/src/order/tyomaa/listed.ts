import type { TyomaaFields } from './fields.js';

/** Stands for all customers where a list of sites is asked for (I-166). */
export const ALL_ASIAKKAAT = -1;

/** A site in the list of its company's. */
export interface ListedTyomaa extends Pick<
  TyomaaFields,
  'tyomaaNimi' | 'tyomaaNum' | 'tyomaaOsoite1' | 'tyomaaOsoite2' | 'tyomaaOsoite3' | 'tyomaaOsoite4'
> {
  tyomaaId: number;
  /** The customer whose site it is. */
  asiakasId: number | null;
  asiakasNimi: string;
  keikkaCount: number;
  /** Its persons, and whoever has access to its orders. */
  henkiloCount: number;
  /** The day of its latest order, `yyyymmdd`. */
  lastPvm: string | null;
  /** Where it is on the map is not known. */
  noSijainti: boolean;
  /** Its address has no postal code. */
  noPostinumero: boolean;
  /** Numbers of the sites that were merged into it. */
  entisetNumerot: string[];
  varmenne: number;
}
