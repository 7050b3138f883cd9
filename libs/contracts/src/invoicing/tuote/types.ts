import type { TuoteFields } from './fields.js';

/** A product's key in another system (I-036). */
interface TuoteForeignKey {
  tuoteId: number;
  asiakasId: number;
  foreignKey: string;
  foreignKeySourceId: number;
  foreignKeySourceName: string;
}

/** A product (I-036). Money and amounts travel as decimal strings, never as floats. */
export interface Tuote extends TuoteFields {
  tuoteId: number;
  laskuttajaAsiakasId: number;
  tuoteCatTypeName: string;
  foreignKeys: TuoteForeignKey[];
  varmenne: number;
}

export interface TuoteCategoryType {
  tuoteCatTypeId: number;
  tuoteCatTypeName: string;
}
