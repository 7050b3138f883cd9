import { decimalText, DEFAULT_ALV, LAST_PLACE } from '@keikka/domain';
import {
  decimal,
  fields,
  flag,
  formula,
  nullable,
  reference,
  text,
  whole,
  type ValuesOf,
} from '../../fields/field.js';

/**
 * The fields of a product that a save may change (I-036). A price beyond the limits is a typing mistake; a refund may
 * be negative.
 */
export const tuoteFields = fields({
  nimike: text(200, 'Nimike', { required: 'TUOTE.NIMIKE_REQUIRED', blank: undefined }),
  lisäNimike: text(200, 'Lisänimike'),
  yksikkö: text(20, 'Yksikkö'),
  tuoteTypeId: nullable(reference('tuoteType', 'Tyyppi')),
  tuoteCatTypeId: nullable(reference('tuoteCategoryType', 'Kategoria')),
  määräKaava: formula('number', 'Määrän kaava'),
  kustannusPaikkaEval: formula('text', 'Kustannuspaikan kaava'),
  alv: decimal({ from: 0, to: 100, scale: 4, unit: '%' }, 'ALV', {
    required: 'TUOTE.ALV_OUT_OF_RANGE',
    refusal: 'TUOTE.ALV_OUT_OF_RANGE',
    blank: decimalText(DEFAULT_ALV),
  }),
  hinta: nullable(
    decimal({ from: -1_000_000, to: 1_000_000, scale: 4, prints: 2, unit: '€' }, 'Hinta', {
      refusal: 'TUOTE.HINTA_OUT_OF_RANGE',
    }),
  ),
  /** The server numbers a new product. */
  orderNum: whole(0, LAST_PLACE, 'Järjestys', { blank: undefined }),
  aktiivinen: flag('Aktiivinen', { blank: true }),
  /** Its VAT is the buyer's to pay where the buyer sells such services (AVL 8 c §). */
  rakentamispalvelu: flag('Rakentamispalvelu'),
  kommentti: text(2000, 'Kommentti'),
});

export type TuoteFields = ValuesOf<typeof tuoteFields>;
