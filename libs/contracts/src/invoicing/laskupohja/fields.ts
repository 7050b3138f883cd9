import { betoniFields } from '../../order/betoni/fields.js';
import { LAST_PLACE, laskupohjaTila, LASKUPOHJAN_MAKSUEHTO_PV } from '@keikka/domain';
import {
  day,
  decimal,
  fields,
  flag,
  formula,
  id,
  lines,
  nullable,
  optional,
  reference,
  text,
  whole,
  type ValuesOf,
} from '../../fields/field.js';

const MOST_HINTA = 1_000_000;
/** Characters of a template's name at most. */
export const LASKUPOHJA_NIMI_LENGTH = 200;
/** Rows of a template at most. */
export const MOST_POHJARIVIT = 100;

/** What a template is called, whom it is for, and when it holds (I-032). Without a customer or a source it fits all. */
export const perusFields = fields({
  laskupohjaNimi: text(LASKUPOHJA_NIMI_LENGTH, 'Nimi', {
    required: 'LASKUPOHJA.NIMI_REQUIRED',
    blank: 'Uusi laskupohja',
  }),
  selite: text(2000, 'Selite'),
  asiakasId: nullable(reference('asiakas', 'Asiakas')),
  sourceAsiakasId: nullable(reference('sourceAsiakas', 'Lähde')),
  startDate: nullable(day('Voimassa alkaen')),
  endDate: nullable(day('Voimassa asti')),
  /** The day of the agreement. */
  laskupohjaPvm: nullable(day('Sopimuspäivä')),
  evalCriteria: formula('condition', 'Ehto'),
  betoniLaskutetaan: flag('Betoni laskutetaan', { blank: true }),
});

/** What a template writes on the invoices that it builds. */
export const pohjanLaskuFields = fields({
  maksuEhtoPv: whole(0, 365, 'Maksuehto', { unit: 'pv', blank: LASKUPOHJAN_MAKSUEHTO_PV }),
  viitteemme: formula('text', 'Viitteemme'),
  viitteenne: formula('text', 'Viitteenne'),
  textBefore: formula('text', 'Teksti ennen rivejä'),
  textAfter: formula('text', 'Teksti rivien jälkeen'),
  sellerName: text(200, 'Myyjä'),
});

/** The fields of an invoice template but for its lists. */
export const laskupohjaFields = fields({ ...perusFields, ...pohjanLaskuFields });

export type LaskupohjaFields = ValuesOf<typeof laskupohjaFields>;

/** The fields of a template's row that a save may change (I-035). A row without a VAT rate has that of its product. */
export const laskupohjaRiviFields = fields({
  /** A text, with formulas in it. */
  otsikko: formula('text', 'Otsikko'),
  laskuRiviTxtEval: formula('text', 'Rivin teksti'),
  evalCriteria: formula('condition', 'Ehto'),
  tuoteId: nullable(reference('tuote', 'Tuote')),
  tuoteIdEval: formula('number', 'Tuotteen kaava'),
  maaraEval: formula('number', 'Määrä'),
  hintaEval: formula('number', 'Hinta'),
  yksikko: text(20, 'Yksikkö'),
  alv: nullable(decimal({ from: 0, to: 100, scale: 4, unit: '%' }, 'ALV')),
  alennusProsentti: decimal({ from: 0, to: 100, scale: 4, unit: '%' }, 'Alennus', { blank: '0' }),
  luoLaskuRivi: flag('Lasku', { blank: true }),
  luoTarjousRivi: flag('Tarjous', { blank: true }),
  /** Why the quantity and the price are what they are, for whoever asks of an invoice. */
  maaraSelite: text(500, 'Määrän perustelu'),
  hintaSelite: text(500, 'Hinnan perustelu'),
  sortNum: whole(0, LAST_PLACE, 'Järjestys', { blank: 0 }),
});

export type LaskupohjaRiviFields = ValuesOf<typeof laskupohjaRiviFields>;

/** Concretes and surcharges of a template at most. */
const MOST_BETONIT = 200;
const MOST_LISAT = 100;

/** A concrete with its price in a template. */
export const laskupohjaBetoniFields = fields({
  laatuId: betoniFields.laatuId,
  raeKokoId: betoniFields.raeKokoId,
  lujuusId: betoniFields.lujuusId,
  notkeusId: betoniFields.notkeusId,
  kayttoIkaId: betoniFields.kayttoIkaId,
  rasitusluokat: betoniFields.rasitusluokat,
  betoniComment: betoniFields.betoniComment,
  hinta_value: decimal({ from: 0, to: 1_000_000, scale: 4, prints: 2, unit: '€/m³' }, 'Hinta', {
    required: 'LASKUPOHJABETONI.HINTA_REQUIRED',
  }),
});

export type LaskupohjaBetoniFields = ValuesOf<typeof laskupohjaBetoniFields>;

/** A surcharge of a template: of a step of what is ordered, or an extra with its quantity (I-038). */
export const laskupohjaLisaFields = fields({
  /** One of `lisanKohteet`. */
  kohde: text(20, 'Mistä', { blank: 'lisä' }),
  attrId: nullable(reference('betoniAttr', 'Lisä')),
  attrNimike: text(200, 'Nimike'),
  hinta: decimal({ from: -MOST_HINTA, to: MOST_HINTA, scale: 4, prints: 2, unit: '€' }, 'Hinta', {
    blank: '0',
  }),
  määrä: nullable(decimal({ from: 0, to: MOST_HINTA, scale: 4 }, 'Määrä')),
  määräKaava: formula('number', 'Määrän kaava'),
  keikkaBetoniAttrComment: text(500, 'Kommentti'),
});

export type LaskupohjaLisaFields = ValuesOf<typeof laskupohjaLisaFields>;

/** A template as its editor saves it: with its state, rows, concretes and surcharges. */
export const laskupohjaRecordFields = fields({
  ...laskupohjaFields,
  laskupohjaTilaId: reference('laskupohjaTila', 'Tila', { blank: laskupohjaTila.luonnos }),
  rivit: lines(
    fields({ laskupohjaRiviId: optional(id()), ...laskupohjaRiviFields }),
    { most: MOST_POHJARIVIT, id: 'laskupohjaRiviId' },
    'Rivit',
  ),
  laskupohjaBetonit: lines(
    fields({ laskupohjaBetoniId: optional(id()), ...laskupohjaBetoniFields }),
    { most: MOST_BETONIT, id: 'laskupohjaBetoniId' },
    'Betonit',
  ),
  lisat: lines(
    fields({ laskupohjaLisaId: optional(id()), ...laskupohjaLisaFields }),
    { most: MOST_LISAT, id: 'laskupohjaLisaId' },
    'Lisät',
  ),
});

export type LaskupohjaRecordFields = ValuesOf<typeof laskupohjaRecordFields>;
