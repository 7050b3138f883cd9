import type { BetoniShortCut, RasitusRaja } from '@keikka/domain';
import type { TarkistusKohde } from '../tarkistus/tarkistus.js';
import type { BetoniAttrTypeFields, BetoniFields, ValuFields } from './fields.js';

/** A concrete line of a loaded order, with its choices in words. Its price is there for who may see it. */
export interface Betoni
  extends Omit<BetoniFields, 'keikkaBetoniId' | 'hinta_value'>, Partial<Pick<BetoniFields, 'hinta_value'>> {
  keikkaBetoniId: number;
  keikkaId: number;
  laatu: string;
  raeKoko: string;
  lujuus: string;
  notkeus: string;
  kayttoIka: string;
  betoniString: string;
  /** Its extras, in the order in which they were added. */
  attrs: KeikkaBetoniAttr[];
}

/** An extra of a concrete line (O-087). A line has one of a kind. */
export interface KeikkaBetoniAttr {
  keikkaBetoniAttrId: number;
  attrId: number;
  attrNimike: string;
  keikkaBetoniAttrComment: string;
}

/** An extra as its company keeps it. */
export interface BetoniAttrType extends BetoniAttrTypeFields {
  attrId: number;
  /** Whose it is; 0 of everybody. */
  asiakasId: number;
  varmenne: number;
}

/** A command of a company's own as its company keeps it. */
export interface OmaKomento extends BetoniShortCut {
  varmenne: number;
}

/** The lines of an order after an act on one of them, and the order's new token and sum. */
export interface SavedBetonit {
  keikkaId: number;
  varmenne: number;
  m3: number;
  betonit: Betoni[];
  /** The line of the act: a new one of an act that makes one. */
  keikkaBetoniId: number;
  /** That line; null once it is deleted. */
  betoni: Betoni | null;
  /** What of a copied order is still to be looked at. */
  tarkistettavat: TarkistusKohde[];
}

/** A concrete of an order of the same customer. Its price is there for who may see it. */
export interface TilattuBetoni extends ValuFields, Partial<Pick<BetoniFields, 'hinta_value'>> {
  keikkaId: number;
  keikkaBetoniId: number;
  /** The day of the order in Helsinki, `yyyymmdd`. */
  day: string;
  tyomaaNimi: string;
  laatu: string;
  kayttoIka: string;
  betoniString: string;
}

/** The limit of an exposure class that holds in a company, and what the standard says of it. */
export interface YrityksenRaja extends RasitusRaja {
  standardi: Pick<RasitusRaja, 'lujuusId' | 'ilma'>;
  /** Of this limit in the company. */
  varmenne: number;
}
