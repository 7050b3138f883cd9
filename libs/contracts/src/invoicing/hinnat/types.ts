/** Earlier invoices are looked at for a year [I-101]. */
export const HISTORY_DAYS = 365;
/** The shortest text that is searched for, after trimming [I-100]. */
export const HAKU_LEAST = 2;

/** The price of a concrete by a template [I-037] [I-099]. */
export interface BetoninHintaRivi {
  laskupohjaId: number;
  laskupohjaNimi: string;
  /** Empty for a template that is for all. */
  asiakasNimi: string;
  /** Euros a cubic metre, with the surcharges. */
  hinta_value: string;
  /** How far the template's concrete is from the ordered one; 0 is identical. */
  ero: number;
}

/** A concrete that was billed [I-037]. */
export interface LaskutettuBetoni {
  keikkaLaskuRiviId: number;
  pumppuAika: string | null;
  laskutettuTime: string | null;
  keikkaId: number;
  laskuNo: string;
  riviSelite: string;
  määrä: string | null;
  hinta: string | null;
  asiakasNimi: string;
}

/** An extra with its price in a template [I-038]. */
export interface HinnoiteltuLisa {
  laskupohjaId: number;
  laskupohjaNimi: string;
  attrId: number | null;
  attrNimike: string;
  hinta: string;
  määrä: string | null;
  määräKaava: string;
  keikkaBetoniAttrComment: string;
}

/** The outcome of a formula: its value in words, or its error at its place. */
export interface KaavanArvo {
  tulos: string | null;
  virhe: string | null;
  position: number | null;
}
