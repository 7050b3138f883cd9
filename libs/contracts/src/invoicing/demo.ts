import type { OsapuoliFields } from './osapuoli/fields.js';
import type { KeikkaFacts } from '@keikka/domain/formula';
import type { LaskuKohde } from './lasku/fields.js';
import type {
  LaskupohjaBetoniFields,
  LaskupohjaFields,
  LaskupohjaLisaFields,
  LaskupohjaRiviFields,
} from './laskupohja/fields.js';
import type { TuoteFields } from './tuote/fields.js';

/**
 * What the demo loader sends to `invoicing.demo.load`, in chunks below the message limit. The
 * generator chooses the ids (deterministic), so that the parts fit together across services. Days are `yyyymmdd`, times
 * ISO.
 */
export interface InvoicingDemo {
  tuotteet?: (Pick<
    TuoteFields,
    | 'nimike'
    | 'lisäNimike'
    | 'yksikkö'
    | 'alv'
    | 'hinta'
    | 'orderNum'
    | 'tuoteCatTypeId'
    | 'määräKaava'
    | 'kommentti'
    | 'rakentamispalvelu'
  > & {
    tuoteId: number;
    laskuttajaAsiakasId: number;
    foreignKeys: { foreignKeySourceId: number; foreignKey: string }[];
  })[];
  /** `avaimet` are encrypted before they are stored. */
  integraatiot?: {
    laskuttajaAsiakasId: number;
    kohde: LaskuKohde;
    avaimet?: Record<string, string> | undefined;
  }[];
  osapuolet?: (Partial<OsapuoliFields> & { laskuttajaAsiakasId: number; asiakasId: number })[];
  laskupohjat?: (LaskupohjaFields & {
    laskupohjaId: number;
    laskuttajaAsiakasId: number;
    laskupohjaTilaId: number;
    asiakasNimi: string;
    sourceAsiakasNimi: string;
    rivit: (LaskupohjaRiviFields & { laskupohjaRiviId: number })[];
    laskupohjaBetonit: (LaskupohjaBetoniFields & { laskupohjaBetoniId: number })[];
    lisat: (LaskupohjaLisaFields & { laskupohjaLisaId: number })[];
  })[];
  /** Invoices; the service builds their rows from the stored templates and what formulas see of the order. */
  laskut?: {
    keikkaLaskuId: number;
    keikkaId: number;
    laskuttajaAsiakasId: number;
    maksajaAsiakasId: number;
    maksajaAsiakasNimi: string;
    keikkaLaskuStatusTypeId: number;
    laskuDestination: LaskuKohde;
    laskuNo: string;
    laskuCreated: string;
    facts: KeikkaFacts;
  }[];
}
