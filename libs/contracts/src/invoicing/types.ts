/** A product's key in another system (I-036). */
export interface TuoteForeignKey {
  tuoteId: number;
  asiakasId: number;
  foreignKey: string;
  foreignKeySourceId: number;
  foreignKeySourceName: string;
}

/** A product (I-036). Money and amounts travel as decimal strings, never as floats. */
export interface Tuote {
  tuoteId: number;
  laskuttajaAsiakasId: number;
  nimike: string;
  lisäNimike: string;
  yksikkö: string;
  tuoteTypeId: number | null;
  määräKaava: string;
  aktiivinen: boolean;
  kustannusPaikkaEval: string;
  alv: string;
  hinta: string | null;
  orderNum: number;
  tuoteCatTypeId: number | null;
  tuoteCatTypeName: string;
  kommentti: string;
  foreignKeys: TuoteForeignKey[];
  varmenne: number;
}

export interface TuoteCategoryType {
  tuoteCatTypeId: number;
  tuoteCatTypeName: string;
}

/** What a product save carries; `tuoteId` 0 or absent makes a new one. */
export type TuoteSave = Partial<Omit<Tuote, 'foreignKeys' | 'tuoteCatTypeName'>> & { nimike: string };
