import type { KoeajonTulos, PohjanEhtoNimi } from '@keikka/domain/laskupohja';
import type {
  LaskupohjaBetoniFields,
  LaskupohjaFields,
  LaskupohjaLisaFields,
  LaskupohjaRiviFields,
} from './fields.js';

/** What a row of a template bills for an order, in euros; null without an order, and where it bills none. */
export interface PohjanRivinSummat {
  /** Net, with the discount taken off. */
  summa: string | null;
  alvSumma: string | null;
  alennusSumma: string | null;
}

/** A row of a template (I-035). */
export interface LaskupohjaRivi extends LaskupohjaRiviFields, PohjanRivinSummat {
  laskupohjaRiviId: number;
  laskupohjaId: number;
}

/** A concrete with its price in a template. */
export interface LaskupohjaBetoni extends LaskupohjaBetoniFields {
  laskupohjaBetoniId: number;
  laskupohjaId: number;
}

/** A surcharge or a priced extra of a template (I-038). */
export interface LaskupohjaLisa extends LaskupohjaLisaFields {
  laskupohjaLisaId: number;
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

/** How a template fits an order. */
export interface PohjanTulos {
  /** The order that was asked about; null without one. */
  laskupohja_keikkaId: number | null;
  /** Whether `evalCriteria` holds for it; null without an order, and where the formula is faulty. */
  evalResultBool: boolean | null;
  /** Why the template is not for its customer or its source, in Finnish; empty when it is. */
  evalCustomerText: string;
}

/** A template with its rows in their order (I-032). */
export interface Laskupohja extends LaskupohjaListed, PohjanTulos {
  rivit: LaskupohjaRivi[];
  laskupohjaBetonit: LaskupohjaBetoni[];
  lisat: LaskupohjaLisa[];
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
  /** The number of its vehicle; empty for one without. */
  ajoneuvo: string;
  toimitettuM3: number;
  /** The first condition by which the tried template is not for the order, and why, in Finnish; null where it is. */
  este: { ehto: PohjanEhtoNimi; syy: string } | null;
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
