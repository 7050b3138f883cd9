import { laskupohjaTila, LASKUPOHJAN_MAKSUEHTO_PV } from '@keikka/domain';
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
  sortNum: whole(0, 1_000_000, 'Järjestys', { blank: 0 }),
});

export type LaskupohjaRiviFields = ValuesOf<typeof laskupohjaRiviFields>;

/** A template as its editor saves it: with its state and its rows. */
export const laskupohjaRecordFields = fields({
  ...laskupohjaFields,
  laskupohjaTilaId: reference('laskupohjaTila', 'Tila', { blank: laskupohjaTila.luonnos }),
  rivit: lines(
    fields({ laskupohjaRiviId: optional(id()), ...laskupohjaRiviFields }),
    { most: MOST_POHJARIVIT, id: 'laskupohjaRiviId' },
    'Rivit',
  ),
});

export type LaskupohjaRecordFields = ValuesOf<typeof laskupohjaRecordFields>;
