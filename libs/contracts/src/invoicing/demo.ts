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
  > & {
    tuoteId: number;
    laskuttajaAsiakasId: number;
    foreignKeys: { foreignKeySourceId: number; foreignKey: string }[];
    /** The product stands on an invoice row, so that it cannot be deleted (I-088). */
    isUsed: boolean;
  })[];
}
